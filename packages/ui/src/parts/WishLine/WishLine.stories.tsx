import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WishLine } from './WishLine.tsx';

const meta = {
  title: 'Parts/WishLine',
  component: WishLine,
  args: { wish: { kind: 'named', sentence: 'You named dryness' } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WishLine>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The person told us. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You named dryness')).toBeVisible();
  },
};

/** It shows in the photo. */
export const Photo: Story = { args: { wish: { kind: 'photo', sentence: 'Redness on your cheeks' } } };

/** It is good for every skin. */
export const Everybody: Story = { args: { wish: { kind: 'everybody', sentence: 'Everybody: sun' } } };

export const LongestText: Story = {
  args: {
    wish: { kind: 'named', sentence: 'Your goal: calmer cheeks and forehead after a long day in the wind' },
  },
};
