import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadProblem } from './LoadProblem.tsx';

const meta = {
  title: 'Parts/LoadProblem',
  component: LoadProblem,
  args: { title: 'Failed to load profile', onRetry: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LoadProblem>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load profile');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutRetry: Story = {
  render: ({ title }) => <LoadProblem title={title} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    title: 'Failed to load recommendations.',
    detail:
      'There were too many requests from this address in the last minute. Please wait a little, then try again.',
  },
};
