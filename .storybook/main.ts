import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [{ directory: '../packages/ui/src', files: '**/*.stories.tsx' }, '../packages/ui/docs/*.mdx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y', '@storybook/addon-docs'],
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
