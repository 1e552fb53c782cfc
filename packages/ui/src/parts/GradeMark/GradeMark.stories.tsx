import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GradeMark } from './GradeMark.tsx';

const meta = {
  title: 'Parts/GradeMark',
  component: GradeMark,
  args: { grade: 'B', isReviewed: true },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof GradeMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('B')).toBeVisible();
    await expect(canvas.getByText('Fair: controlled trials or a large survey')).toBeVisible();
  },
};

export const Strong: Story = { args: { grade: 'A' } };

export const Weak: Story = { args: { grade: 'C' } };

/** Nobody has signed it, so its own letter is not shown. */
export const NotReviewed: Story = {
  args: { grade: 'A', isReviewed: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('A')).toBeNull();
    await expect(canvas.getByText(/^Our own default/)).toBeVisible();
  },
};

export const Short: Story = {
  args: { words: 'short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fair')).toBeVisible();
  },
};
