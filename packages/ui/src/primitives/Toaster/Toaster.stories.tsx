import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from './Toaster.tsx';

const meta = {
  title: 'Primitives/Toaster',
  component: Toaster,
  args: { messages: [{ id: 1, text: 'Thanks for your feedback!' }], onGone: fn() },
} satisfies Meta<typeof Toaster>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const toast = (await screen.findByText('Thanks for your feedback!')).closest('li');
    toast?.focus();
    await expect(toast).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onGone).toHaveBeenCalledWith({ id: 1 }));
  },
};

export const Failure: Story = {
  args: { messages: [{ id: 1, tone: 'failure', text: 'Failed to send feedback.' }] },
};

export const Empty: Story = { args: { messages: [] } };

export const LongestText: Story = {
  args: {
    messages: [
      { id: 1, text: "Message sent! We'll get back to you shortly, at the address that you gave us." },
    ],
  },
};
