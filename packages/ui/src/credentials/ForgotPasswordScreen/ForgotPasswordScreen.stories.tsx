import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type ActionState, IDLE } from '../../lib/states.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Screens/credentials/ForgotPasswordScreen',
  component: ForgotPasswordScreen,
  args: { request: IDLE, onSubmit: fn(), onRetry: fn() },
  parameters: { shell: { session: 'signed_out', path: '/login', footer: 'none' } },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const email = canvas.getByLabelText('E-mail');
    await expect(email).toHaveAttribute('type', 'email');
    await userEvent.type(email, ' noor@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'noor@example.com' });
  },
};

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const email = canvas.getByLabelText('E-mail');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter your e-mail.');
    await userEvent.type(email, 'noor');
    await expect(email).toHaveAccessibleDescription(
      'Please enter the whole address, such as noor@example.com.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { request: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'noor@example.com{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server's sentence replaces the form and takes the focus. */
export const Sent: Story = {
  args: {
    request: {
      state: 'done',
      message: 'If there is an account with this e-mail, we have sent a link to set a new password.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Check your e-mail');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^If there is an account with this e-mail/);
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  },
};

/** No mail arrived: the form returns with the address in it. */
export const SentAgain: Story = {
  render: function SentAgainStory(args) {
    const [request, setRequest] = useState<ActionState>(IDLE);
    return (
      <ForgotPasswordScreen
        {...args}
        request={request}
        onSubmit={() => setRequest({ state: 'done' })}
        onRetry={() => setRequest(IDLE)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'noor@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send another link' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('noor@example.com');
  },
};

export const Failed: Story = {
  args: { request: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Request failed');
    await expect(canvas.getByLabelText('E-mail')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    request: {
      state: 'failed',
      detail:
        'We have sent five mails to this address in the last hour. Please look into your spam folder, or try again in 42 minutes.',
    },
  },
};
