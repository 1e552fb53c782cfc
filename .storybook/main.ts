import type { StorybookConfig } from '@storybook/react-vite';
import { listModules } from './module-list.ts';

/** A test run does not read the documentation, and generating it takes seconds. */
const isTest = process.env.VITEST !== undefined;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/docs/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  // Shown by the filter of the sidebar. They are tested and photographed as all others.
  tags: { inner: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y', ...(isTest ? [] : ['@storybook/addon-docs'])],
  ...(isTest && { typescript: { reactDocgen: false } }),
  // The app's own icon in the tab of the browser.
  staticDirs: ['../packages/app/public'],
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), listModules()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Each icon is a module of its own. If they were pre-bundled, a newly used icon would reload the page
      // and break a test run.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), 'lucide-react'],
    },
  }),
};

export default config;
