import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/sessions/LoginScreen',
  component: LoginScreen,
  args: { login: IDLE, onSubmit: fn() },
  parameters: { shell: { session: 'signed_out', path: '/login', footer: 'none' } },
} satisfies Meta<typeof LoginScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** With the keyboard alone. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const email = canvas.getByLabelText('E-mail');
    // Password managers need these attributes to fill in the right account.
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    canvas.getByRole('main').focus();
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.keyboard(' noor@example.com');
    await userEvent.tab();
    await userEvent.keyboard('daylight 42');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'noor@example.com',
      password: 'daylight 42',
    });
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const WithPasskey: Story = {
  args: { passkey: { login: IDLE, onLogin: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.passkey?.onLogin).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PasskeyFailed: Story = {
  args: {
    passkey: {
      login: {
        state: 'failed',
        detail: 'This passkey is not known here. Log in with your e-mail and password instead.',
      },
      onLogin: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This passkey is not known here.');
  },
};

const elsewhere = { providers: [{ id: 'clinic', name: 'Clinic' }], opening: IDLE, onContinue: fn() };

export const WithProvider: Story = {
  args: { elsewhere },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Clinic' }));
    await expect(args.elsewhere?.onContinue).toHaveBeenCalledWith('clinic');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ProviderAway: Story = {
  args: {
    elsewhere: {
      ...elsewhere,
      opening: {
        state: 'failed',
        detail: 'Clinic does not answer right now. Please try again in a moment.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Clinic does not answer right now.');
  },
};

/** The operator has switched passwords off. */
export const WithoutPasswords: Story = {
  args: { hasPasswords: false, passkey: { login: IDLE, onLogin: fn() }, elsewhere },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^There are no passwords here\./)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Clinic' }));
    await expect(args.elsewhere?.onContinue).toHaveBeenCalledWith('clinic');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.passkey?.onLogin).toHaveBeenCalledOnce();
  },
};

export const WithoutPasswordsFailed: Story = {
  args: { ...ProviderAway.args, hasPasswords: false, isPhotoWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Clinic does not answer right now.');
    await expect(canvas.getByText(/^Your photo waits in this tab\./)).toBeVisible();
  },
};

/** Shows an error beside each missing field and focuses the first. A corrected error disappears at once. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    const email = canvas.getByLabelText('E-mail');
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Please enter your e-mail.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Please enter your password.',
    );
    await userEvent.keyboard('n@o');
    await expect(email).toBeValid();
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await userEvent.clear(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Keeps the entered data and does not submit twice. */
export const Sending: Story = {
  args: { login: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'noor@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'daylight 42{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Logging in…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Password')).toHaveValue('daylight 42');
  },
};

export const Failed: Story = {
  args: { login: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Login failed')).toBeVisible();
  },
};

/** The server's own sentence replaces ours. */
export const FailedWithDetail: Story = {
  args: { login: { state: 'failed', detail: 'E-mail and password do not belong together.' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('E-mail and password do not belong together.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'noor@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'daylight 42{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('noor@example.com');
  },
};

export const LongestText: Story = {
  args: {
    login: {
      state: 'failed',
      detail:
        'There were too many attempts from this address in the last hour. Please wait for 15 minutes, or set a new password with the link above.',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('E-mail'));
    await userEvent.paste(`${'a-very-long-name-'.repeat(5)}@a-very-long-company-name.example`);
  },
};

/** Another app has shared a photo, and somebody has to log in first. */
export const PhotoWaiting: Story = {
  args: { isPhotoWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your photo waits in this tab\./)).toBeVisible();
  },
};
