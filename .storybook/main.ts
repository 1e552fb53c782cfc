import type { StorybookConfig } from '@storybook/react-vite';

/** A test run reads no documentation, and writing it costs seconds. */
const isTest = process.env.VITEST !== undefined;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [{ directory: '../packages/ui/src', files: '**/*.stories.tsx' }, '../packages/ui/docs/*.mdx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y', ...(isTest ? [] : ['@storybook/addon-docs'])],
  ...(isTest && { typescript: { reactDocgen: false } }),
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Each icon is a module of its own: bundled ahead, a newly used icon would make the page, and a test run, reload.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), 'lucide-react'],
    },
  }),
};

export default config;
