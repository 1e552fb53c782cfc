import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Fold } from './Fold.tsx';

const meta = {
  title: 'Primitives/Fold',
  component: Fold,
  args: { summary: '5 others unchanged', children: <p>Lines, redness and texture look the same.</p> },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Fold>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Lines, redness and texture look the same.');
    await expect(words).not.toBeVisible();
    await userEvent.click(canvas.getByText('5 others unchanged'));
    await expect(words).toBeVisible();
  },
};

export const Open: Story = { args: { open: true } };

export const LongestText: Story = {
  args: { summary: 'What nobody has checked, and what that means for the figures that are shown above it' },
};
