import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
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

/** A toast goes to the top where it would cover a button. */
export const AboveButton: Story = {
  render: (args) => (
    <>
      <div style={{ position: 'fixed', insetBlockEnd: 24, insetInline: 24 }}>
        <Button width="full">Scan Skin</Button>
      </div>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const toast = (await screen.findByText('Thanks for your feedback!')).closest('li');
    const button = canvas.getByRole('button', { name: 'Scan Skin' });
    const top = button.getBoundingClientRect().top;
    await waitFor(() => expect(toast?.getBoundingClientRect().bottom).toBeLessThan(top));
  },
};

export const Failure: Story = {
  args: { messages: [{ id: 1, tone: 'failure', text: 'Failed to send feedback.' }] },
};

/** Takes it back and closes. */
export const Undo: Story = {
  args: { messages: [{ id: 1, text: 'October 21 is left out of the trend.', onUndo: fn() }] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(args.messages[0]?.onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onGone).toHaveBeenCalledWith({ id: 1 }));
  },
};

/** Stays until somebody chooses. What is typed stays, and nothing reloads by itself. */
export const NewVersion: Story = {
  args: {
    messages: [{ id: 1, text: 'A new version is ready. What you typed stays.', onReload: fn() }],
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Later' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await expect(args.messages[0]?.onReload).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onGone).toHaveBeenCalledWith({ id: 1 }));
  },
};

export const Empty: Story = { args: { messages: [] } };

export const LongestText: Story = {
  args: {
    messages: [
      { id: 1, text: "Message sent! We'll get back to you shortly, at the address that you gave us." },
    ],
  },
};
