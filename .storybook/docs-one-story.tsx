import { DocsContext, type DocsContainerProps, Story } from '@storybook/addon-docs/blocks';
import { ThemeProvider } from 'storybook/theming';
import { docsTheme } from './docs-theme.ts';

export interface OneStoryProps {
  context: DocsContainerProps['context'];
  /** Of a story of the component whose page this would be. */
  id: string;
  theme: 'light' | 'dark';
}

/** What a frame of a component's page shows: one story as it begins, without its play function and without the page. */
export function OneStory({ context, id, theme }: OneStoryProps) {
  return (
    <DocsContext value={context}>
      <ThemeProvider theme={docsTheme(theme)}>
        <div data-one-story>
          <Story of={context.storyById(id).moduleExport} inline />
        </div>
      </ThemeProvider>
    </DocsContext>
  );
}
