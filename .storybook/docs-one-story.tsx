import { DocsContext, type DocsContainerProps, Story } from '@storybook/addon-docs/blocks';
import { ThemeProvider } from 'storybook/theming';
import { docsTheme } from './docs-theme.ts';

export interface OneStoryProps {
  context: DocsContainerProps['context'];
  /** The id of a story of the documented component. */
  id: string;
  theme: 'light' | 'dark';
}

/**
 * The content of a frame on a component's page: one story in its first state. Its play function does not run.
 */
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
