import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bust } from './Bust.tsx';

const meta = {
  title: 'Parts/Drawings/Bust',
  component: Bust,
  decorators: [
    (Story, { args }) => <div style={{ maxWidth: WIDTHS[args.density ?? 'full'] }}>{Story()}</div>,
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Bust>;

export default meta;

const WIDTHS = { full: 320, medium: 200, small: 112 };

type Story = StoryObj<typeof meta>;

/** Loads only the drawing of its theme. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const image = getComputedStyle(
      canvasElement.querySelector('[data-density]') ?? canvasElement,
    ).backgroundImage;
    const theme = document.documentElement.dataset.theme ?? (isDark ? 'dark' : 'light');
    await expect(image).toContain(`bust-full-${theme}`);
  },
};

export const WithScanLine: Story = { args: { hasScanLine: true } };

export const Medium: Story = { args: { density: 'medium' } };

export const Small: Story = { args: { density: 'small' } };
