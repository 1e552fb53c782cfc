import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllowanceMeter } from './AllowanceMeter.tsx';

const meta = {
  title: 'Parts/AllowanceMeter',
  component: AllowanceMeter,
  args: { label: 'Scans', allowance: { limit: 4, used: 1 } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AllowanceMeter>;

export default meta;

type Story = StoryObj<typeof meta>;

function isAmber(canvas: HTMLElement): boolean {
  return canvas.querySelector('[data-low]') !== null;
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const meter = canvas.getByRole('meter', { name: 'Scans' });
    await expect(meter).toHaveAttribute('aria-valuetext', '1 of 4 used');
    await expect(isAmber(canvasElement)).toBe(false);
    await expect(canvas.getByText('3 left')).toBeVisible();
  },
};

/** Amber from 85 %. */
export const Low: Story = {
  args: {
    label: 'Tokens',
    allowance: { limit: 500_000, used: 436_200 },
    note: 'A token is about 4 characters of chat.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(isAmber(canvasElement)).toBe(true);
    await expect(canvas.getByText('63,800 left. A token is about 4 characters of chat.')).toBeVisible();
  },
};

/** After a change to a smaller plan, the usage can exceed the limit. */
export const Exceeded: Story = {
  args: { allowance: { limit: 1, used: 3 } },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuetext', '3 of 1 used');
    await expect(canvas.getByText('0 left')).toBeVisible();
  },
};
