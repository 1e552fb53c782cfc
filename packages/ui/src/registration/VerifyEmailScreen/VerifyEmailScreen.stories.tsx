import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const meta = {
  title: 'Screens/registration/VerifyEmailScreen',
  component: VerifyEmailScreen,
  args: {
    verification: IDLE,
    email: 'noor@example.com',
    code: 'K7-4Q',
    resend: IDLE,
    onResend: fn(),
    passwordCheck: IDLE,
    onPassword: fn(),
  },
  parameters: { shell: { session: 'signed_out', path: '/verify-email' } },
} satisfies Meta<typeof VerifyEmailScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    await expect(canvas.getByText('noor@example.com')).toBeVisible();
    await expect(canvas.getByText('K7-4Q')).toBeVisible();
    canvas.getByRole('main').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Resend verification e-mail' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/logout');
  },
};

/** Another browser knows neither the address nor the code. */
export const UnknownAddress: Story = {
  args: { email: undefined, code: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We sent a link to your address\./)).toBeVisible();
  },
};

export const Resending: Story = {
  args: { resend: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const Resent: Story = {
  args: { resend: { state: 'done', message: 'Please check your inbox to verify your e-mail address.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Please check your inbox to verify your e-mail address.',
    );
  },
};

export const ResendFailed: Story = {
  args: { resend: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to resend email.');
    await expect(canvas.getByRole('button', { name: 'Resend verification e-mail' })).toBeEnabled();
  },
};

export const Verifying: Story = {
  args: { verification: { state: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Verifying your e-mail');
    await expect(canvas.queryByRole('button', { name: /Resend/ })).toBeNull();
  },
};

export const Verified: Story = {
  args: { verification: { state: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/register?step=2');
  },
};

/** The link was opened in a browser that did not register. With the keyboard alone. */
export const Password: Story = {
  args: { verification: { state: 'password' } },
  play: async ({ args, canvas }) => {
    const password = canvas.getByLabelText('Password');
    canvas.getByRole('main').focus();
    await userEvent.tab();
    await expect(password).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAccessibleDescription('Please enter the password that you chose.');
    await expect(args.onPassword).not.toHaveBeenCalled();
    await userEvent.keyboard(' daylight 42{Enter}');
    await expect(args.onPassword).toHaveBeenCalledWith({ password: ' daylight 42' });
    await expect(canvas.queryByRole('button', { name: /Resend/ })).toBeNull();
  },
};

export const PasswordSending: Story = {
  args: { verification: { state: 'password' }, passwordCheck: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'daylight 42{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Verifying…' }));
    await expect(args.onPassword).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Password')).toHaveValue('daylight 42');
  },
};

/** The server's own sentence, or ours if it sent none. */
export const PasswordFailed: Story = {
  args: {
    verification: { state: 'password' },
    passwordCheck: {
      state: 'failed',
      detail:
        'This is not the password of that registration. The link may belong to another registration with your address, so look for a newer mail.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This is not the password/);
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeEnabled();
  },
};

export const PasswordFailedWithoutWords: Story = {
  args: { verification: { state: 'password' }, passwordCheck: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verification failed. Please try again.');
  },
};

/** Five wrong passwords invalidate the link. */
export const TooManyPasswords: Story = {
  args: {
    verification: {
      state: 'failed',
      detail:
        'This link has ended after too many wrong passwords. Please ask for another mail where you registered, or register again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await expect(canvas.getByText(/has ended after too many wrong passwords/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { verification: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    const reason = canvas.getByText('Verification failed or token is invalid/expired.');
    await expect(reason).toHaveAttribute('aria-live', 'polite');
    await expect(reason).toHaveAttribute('data-tone', 'danger');
    await userEvent.click(canvas.getByRole('button', { name: 'Resend verification e-mail' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const LongestText: Story = {
  args: {
    email: `${'a-very-long-name-'.repeat(8)}@a-very-long-company-name.example`,
    resend: {
      state: 'failed',
      detail:
        'We have sent five mails to this address in the last hour. Please look into your spam folder, or try again in 42 minutes.',
    },
  },
};
