import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import styles from '../packages/ui/docs/docs.module.css';
import { OneStory } from './docs-one-story.tsx';
import { DocsTheme, docsTheme } from './docs-theme.ts';
import type { Theme } from './modes.ts';

const NIGHT = matchMedia('(prefers-color-scheme: dark)');
const THEMES = { light: docsTheme('light'), dark: docsTheme('dark') };

interface GlobalsNews {
  globals: { theme?: Theme };
}

/** A page of the documentation, in the theme that is chosen in the toolbar. */
export default function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useChosenTheme(context.channel);
  const system = useSyncExternalStore(listenToSystem, () => (NIGHT.matches ? 'dark' : 'light'));
  const theme = chosen === 'system' ? system : chosen;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const onlyStory = new URLSearchParams(location.search).get('only');
  if (onlyStory !== null) return <OneStory context={context} id={onlyStory} theme={theme} />;
  return (
    <DocsContainer context={context} theme={THEMES[theme]}>
      <DocsTheme value={theme}>
        <main className={styles.Page}>{children}</main>
      </DocsTheme>
    </DocsContainer>
  );
}

function useChosenTheme(channel: DocsContainerProps['context']['channel']): Theme {
  const [news, setNews] = useState<GlobalsNews | undefined>(
    () => (channel.last(SET_GLOBALS) as [GlobalsNews] | undefined)?.[0],
  );
  useLayoutEffect(() => {
    channel.on(GLOBALS_UPDATED, setNews);
    return () => channel.off(GLOBALS_UPDATED, setNews);
  }, [channel]);
  return news?.globals.theme ?? 'system';
}

function listenToSystem(onChange: () => void): () => void {
  NIGHT.addEventListener('change', onChange);
  return () => NIGHT.removeEventListener('change', onChange);
}
