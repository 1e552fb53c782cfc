import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const meta = {
  component: VerifyEmailScreen,
  args: { status: 'waiting', email: 'noor@example.com', resendStatus: 'idle', onResend: fn() },
  parameters: { shell: { session: 'signed_out', path: '/verify-email' } },
} satisfies Meta<typeof VerifyEmailScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    await expect(canvas.getByText('noor@example.com')).toBeVisible();
    canvas.getByRole('main').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Resend verification e-mail' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/logout');
  },
};

/** Another browser does not know the address. */
export const UnknownAddress: Story = {
  args: { email: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We sent a link to your address\./)).toBeVisible();
  },
};

export const Resending: Story = {
  args: { resendStatus: 'sending' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const Resent: Story = {
  args: { resendStatus: 'sent', resendMessage: 'Please check your inbox to verify your e-mail address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Please check your inbox to verify your e-mail address.',
    );
  },
};

export const ResendFailed: Story = {
  args: { resendStatus: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to resend email.');
    await expect(canvas.getByRole('button', { name: 'Resend verification e-mail' })).toBeEnabled();
  },
};

export const Verifying: Story = {
  args: { status: 'verifying' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Verifying your e-mail');
    await expect(canvas.queryByRole('button', { name: /Resend/ })).toBeNull();
  },
};

export const Verified: Story = {
  args: { status: 'verified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/register?step=2');
  },
};

/** The link was opened in a browser that did not register. */
export const VerifiedElsewhere: Story = {
  args: { status: 'verified', next: 'login' },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
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
    resendStatus: 'failed',
    resendMessage:
      'We have sent five mails to this address in the last hour. Please look into your spam folder, or try again in 42 minutes.',
  },
};
