import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { FeedbackModal } from './FeedbackModal.tsx';

const meta = {
  title: 'Modals/contact/FeedbackModal',
  component: FeedbackModal,
  args: { sending: IDLE, onSubmit: fn(), onClose: fn() },
  parameters: { shell: { session: 'signed_in', path: '/dashboard' } },
} satisfies Meta<typeof FeedbackModal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName('Send Feedback');
    const feedback = screen.getByLabelText('Your feedback');
    await waitFor(() => expect(feedback).toHaveFocus());
    await expect(feedback).toBeRequired();
    await userEvent.keyboard(' The night view is lovely. ');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ message: 'The night view is lovely.' });
  },
};

/** A blank message is missing. */
export const Empty: Story = {
  play: async ({ args }) => {
    await findDialog();
    const feedback = screen.getByLabelText('Your feedback');
    await userEvent.type(feedback, '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(feedback).toHaveFocus();
    await expect(feedback).toHaveAccessibleDescription('Please enter your feedback.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Cancel, the close button and Escape return the focus to the control that opened it. */
export const Closed: Story = {
  render: function ClosedStory(args) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => {
      args.onClose();
      setIsOpen(false);
    };
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Tell us</Button>
        {isOpen && <FeedbackModal {...args} onClose={close} />}
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Tell us' });
    const leave = [
      () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.keyboard('{Escape}'),
    ];
    for (const leaveOnce of leave) {
      await userEvent.click(opener);
      await findDialog();
      await leaveOnce();
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { sending: { state: 'busy' } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.type(screen.getByLabelText('Your feedback'), 'The night view is lovely.');
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The thanks replace the form and take the focus. */
export const Sent: Story = {
  render: function SentStory(args) {
    const [isSent, setIsSent] = useState(false);
    return (
      <FeedbackModal {...args} sending={isSent ? { state: 'done' } : IDLE} onSubmit={() => setIsSent(true)} />
    );
  },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.type(screen.getByLabelText('Your feedback'), 'The night view is lovely.');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    const thanks = screen.getByRole('status');
    await expect(thanks).toHaveTextContent('Thanks for your feedback!');
    await expect(thanks).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByLabelText('Your feedback')).toBeNull();
  },
};

export const Failed: Story = {
  args: { sending: { state: 'failed', detail: null } },
  play: async () => {
    await findDialog();
    const feedback = screen.getByLabelText('Your feedback');
    await userEvent.type(feedback, 'The night view is lovely.');
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to send feedback.');
    await expect(feedback).toHaveValue('The night view is lovely.');
  },
};

export const LongestText: Story = {
  args: {
    sending: {
      state: 'failed',
      detail:
        'There were too many messages from this account in the last hour. Please wait for 42 minutes and send it again.',
    },
  },
  play: async () => {
    await findDialog();
    await userEvent.click(screen.getByLabelText('Your feedback'));
    await userEvent.paste('A long story.\n\n'.repeat(8));
  },
};
