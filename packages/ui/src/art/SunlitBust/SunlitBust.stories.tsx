import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SunlitBust } from './SunlitBust.tsx';

const meta = {
  title: 'Parts/Drawings/SunlitBust',
  component: SunlitBust,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SunlitBust>;

export default meta;

/** Loads only the drawing of its theme. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const theme = document.documentElement.dataset.theme ?? (isDark ? 'dark' : 'light');
    const drawing = canvasElement.querySelector('[aria-hidden]') ?? canvasElement;
    await expect(getComputedStyle(drawing).backgroundImage).toContain(`sunlit-bust-${theme}`);
  },
};
