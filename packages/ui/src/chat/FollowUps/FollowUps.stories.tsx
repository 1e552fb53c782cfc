import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FollowUps } from './FollowUps.tsx';

const meta = {
  title: 'Sections/chat/FollowUps',
  component: FollowUps,
  tags: ['inner'],
  args: { questions: ['Move the polish to Sunday', 'Something cheaper'], onChoose: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FollowUps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Something cheaper' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ question: 'Something cheaper' });
  },
};

export const LongestText: Story = {
  args: { questions: ['x'.repeat(80), 'What does this mean for my skin in winter? '.repeat(2).slice(0, 80)] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
