import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Preparing your export', value: 0.42 },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Progress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Preparing your export' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    const done = bar.firstElementChild?.getBoundingClientRect().width ?? 0;
    await expect(done / bar.getBoundingClientRect().width).toBeCloseTo(0.42, 2);
  },
};

/** The duration is unknown. */
export const Waiting: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Done: Story = { args: { value: 1 } };

/** Numbers outside 0 to 1 are clamped. */
export const OutOfRange: Story = {
  args: { value: 1.7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
