import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  title: 'Screens/credentials/ResetPasswordScreen',
  component: ResetPasswordScreen,
  args: { reset: IDLE, onSubmit: fn() },
  parameters: { shell: { session: 'signed_out', path: '/login', footer: 'none' } },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'morning light ');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'morning light {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ new_password: 'morning light ' });
  },
};

/** Passkeys go with the old password only where that is ticked. */
export const RemovingPasskeys: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'morning light ');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'morning light ');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Remove every passkey/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      new_password: 'morning light ',
      remove_passkeys: true,
    });
  },
};

/** A member with passkeys reads which of them still sign in; the page does not leave meanwhile. */
export const DoneWithPasskeys: Story = {
  args: {
    reset: { state: 'done', message: 'Your new password is saved.' },
    passkeys: [
      { id: 2, name: 'Safari on iPhone', created_at: '2026-11-18T12:00:00.000Z', last_used_at: null },
      { id: 1, name: 'Chrome on Windows', created_at: '2026-10-02T12:00:00.000Z', last_used_at: null },
    ],
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual([
      expect.stringMatching(/^Safari on iPhone, added November\s\d+, 2026$/),
      expect.stringMatching(/^Chrome on Windows, added October\s\d, 2026$/),
    ]);
    await expect(canvas.getByRole('status')).not.toHaveTextContent('in 2 seconds');
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { minPasswordLength: 15 },
  play: async ({ args, canvas }) => {
    const password = canvas.getByLabelText('New password');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('At least 15 characters. Please choose a password.');
    await userEvent.type(password, 'morning light');
    await expect(password).toHaveAccessibleDescription(
      'At least 15 characters. Please use at least 15 characters.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Shown while typing; after a submit as an error at its field, which takes the focus. */
export const PasswordsDiffer: Story = {
  play: async ({ args, canvas }) => {
    const confirm = canvas.getByLabelText('Confirm password');
    await userEvent.type(canvas.getByLabelText('New password'), 'morning light');
    await userEvent.type(confirm, 'morning ligh{Enter}');
    await expect(confirm).toHaveFocus();
    await expect(confirm).toHaveAccessibleDescription('Passwords do not match.');
    await expect(canvas.getByLabelText('New password')).toHaveValue('morning light');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(confirm, 't');
    await expect(confirm).toBeValid();
    await userEvent.type(confirm, '{Backspace}ht');
    await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
  },
};

/** The URL contains no token. Nothing is sent, and a link leads to a new mail. */
export const LinkMissing: Story = {
  args: { isLinkMissing: true },
  play: async ({ args, canvas }) => {
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent('Reset link is invalid or missing.');
    await userEvent.type(canvas.getByLabelText('New password'), 'morning light');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'morning light{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(notice).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const Sending: Story = {
  args: { reset: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'morning light');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'morning light{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server's sentence replaces the form and takes the focus. The app opens the login 2 seconds later. */
export const Done: Story = {
  args: { reset: { state: 'done', message: 'Your password has been changed. Please log in again.' } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent(
      'Your password has been changed. Please log in again. We take you to the login in 2 seconds.',
    );
    await expect(notice).toHaveFocus();
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
};

export const Failed: Story = {
  args: { reset: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Reset failed.');
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  },
};

/** The server's own sentence replaces ours. */
export const LongestText: Story = {
  args: {
    reset: {
      state: 'failed',
      detail:
        'This password is on a list of very common ones, so it would be guessed soon. Please choose another, for example three words that do not belong together.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This password is on a list/);
    await expect(canvas.queryByText('Reset failed.')).toBeNull();
  },
};
