import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { ContactScreen } from './ContactScreen.tsx';

const meta = {
  title: 'Screens/contact/ContactScreen',
  component: ContactScreen,
  args: { sending: IDLE, onSubmit: fn() },
  parameters: { shell: { session: 'signed_out', path: '/contact' } },
} satisfies Meta<typeof ContactScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** With the keyboard alone, from the first field. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Name'));
    await userEvent.keyboard(' Noor ');
    await userEvent.tab();
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
    await userEvent.keyboard('noor@example.com');
    await userEvent.tab();
    await userEvent.keyboard('Does the scan work with glasses?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Noor',
      email: 'noor@example.com',
      message: 'Does the scan work with glasses?',
    });
  },
};

/** From the chat: what would be sent is shown, and sent only where it is ticked. */
export const FromTheChat: Story = {
  args: {
    defaultSender: { name: 'Noor', email: 'noor@example.com' },
    chat: [
      { role: 'user', text: 'Where is my report?' },
      { role: 'assistant', text: 'I am not sure what you mean.\n\nIs it one of these?' },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Where is my report?')).toBeVisible();
    const tick = canvas.getByRole('checkbox', { name: 'Attach the last 2 messages of my chat' });
    await expect(tick).not.toBeChecked();
    await userEvent.type(canvas.getByLabelText('Message'), 'It did not understand me.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const written = { name: 'Noor', email: 'noor@example.com', message: 'It did not understand me.' };
    await expect(args.onSubmit).toHaveBeenLastCalledWith(written);
    await userEvent.click(tick);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...written, conversation: args.chat });
  },
};

/**
 * A blank message is missing. The focus moves to the first missing field, and a corrected error disappears.
 */
export const Empty: Story = {
  args: { defaultSender: { name: 'Noor', email: 'noor@example.com' } },
  play: async ({ args, canvas }) => {
    const message = canvas.getByLabelText('Message');
    await userEvent.type(message, '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('All fields are required.')).toBeVisible();
    await expect(message).toHaveFocus();
    await expect(message).toHaveAccessibleDescription('Please enter a message.');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Noor');
    await userEvent.keyboard('Hello');
    await expect(canvas.queryByText('All fields are required.')).toBeNull();
    await userEvent.clear(message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An incomplete address cannot receive an answer. */
export const HalfAnAddress: Story = {
  args: { defaultSender: { name: 'Noor', email: 'noor' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Please enter the whole address, such as noor@example.com.',
    );
    await expect(canvas.queryByText('All fields are required.')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { sending: { state: 'busy' }, defaultSender: { name: 'Noor', email: 'noor@example.com' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Message')).toHaveValue('Hello');
  },
};

/** The confirmation replaces the form and takes the focus. */
export const Sent: Story = {
  render: function SentStory(args) {
    const [isSent, setIsSent] = useState(false);
    return (
      <ContactScreen {...args} sending={isSent ? { state: 'done' } : IDLE} onSubmit={() => setIsSent(true)} />
    );
  },
  args: { defaultSender: { name: 'Noor', email: 'noor@example.com' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Your message has been sent!')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.queryByLabelText('Message')).toBeNull();
  },
};

export const Failed: Story = {
  args: { sending: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to send message. Please try again later.',
    );
    await expect(canvas.getByLabelText('Message')).toHaveValue('Hello');
  },
};

export const LongestText: Story = {
  args: {
    sending: {
      state: 'failed',
      detail:
        'There were too many messages from this address in the last hour. Please wait for 42 minutes, or write to us by e-mail.',
    },
    defaultSender: {
      name: 'Wolfeschlegelsteinhausenbergerdorff the younger of Bergen',
      email: `${'a-very-long-name-'.repeat(6)}@a-very-long-company-name.example`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^There were too many messages/);
    await userEvent.click(canvas.getByLabelText('Message'));
    await userEvent.paste('A long story.\n\n'.repeat(8));
  },
};
