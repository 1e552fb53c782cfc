import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { findDialog } from './find-dialog.ts';
import { Modal } from './Modal.tsx';
import { ModalFrame } from './ModalFrame.tsx';

const meta = {
  title: 'Primitives/Modal',
  component: Modal,
  args: {
    title: 'Send Feedback',
    description: 'What should we know?',
    onClose: fn(),
    actions: [
      <Button key="cancel" variant="tonal">
        Cancel
      </Button>,
      <Button key="submit">Submit</Button>,
    ],
  },
} satisfies Meta<typeof Modal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName('Send Feedback');
    await expect(dialog).toHaveAccessibleDescription('What should we know?');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Focus moves into the dialog, stays inside and returns to the control that opened it. */
export const Focus: Story = {
  render: function FocusStory(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Modal {...args} open={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await findDialog();
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const { onClose: _, ...requiredArgs } = meta.args;

/** No close button; Escape and a click outside do nothing. */
export const Required: StoryObj<typeof Modal> = {
  args: requiredArgs,
  render: ({ onClose: _onClose, ...args }) => <Modal {...args} />,
  play: async () => {
    const dialog = await findDialog();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Large: Story = { args: { size: 'large' } };

export const LongestText: Story = {
  args: {
    title: 'A title that is so long that it needs at least two lines on every phone and some on a desktop',
    children: <p>{'Each paragraph makes the sheet longer until it scrolls inside itself. '.repeat(40)}</p>,
  },
};

/** What is seen before the content of a large modal is there. It can be closed already. */
export const Frame: Story = {
  render: ({ onClose = fn() }) => <ModalFrame title="Choose Your Perfect Plan" onClose={onClose} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose Your Perfect Plan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
