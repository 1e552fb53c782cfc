import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

const meta = {
  title: 'Sections/account/DeleteAccount',
  component: DeleteAccount,
  args: { counts: { scans: 10, sessions: 3 }, deletion: IDLE, onDelete: fn(), onTakeData: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DeleteAccount>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The typed word and the password are both required. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/^Deleted now: your details and answers, 10 scans and 3 sign-ins\./),
    ).toBeVisible();
    const word = canvas.getByLabelText('Type DELETE to confirm');
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(word, 'delete{Enter}');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('Please enter your password.');
    await expect(word).toHaveAccessibleDescription(/Please type DELETE\./);
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.clear(word);
    await userEvent.type(word, 'DELETE ');
    await userEvent.type(password, 'daylight 42{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith({ current_password: 'daylight 42', confirm: true });
  },
};

/** Without passwords the typed word is enough here; the server asks for a fresh sign-in. */
export const WithoutPasswords: Story = {
  args: { hasPasswords: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Type DELETE to confirm'), 'DELETE{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith({ confirm: true });
  },
};

export const TakingDataFirst: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take my data first' }));
    await expect(args.onTakeData).toHaveBeenCalledOnce();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** An account without anything in it. */
export const Empty: Story = {
  args: { counts: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Deleted now: your details and answers\./)).toBeVisible();
  },
};

export const Deleting: Story = {
  args: { deletion: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Type DELETE to confirm'), 'DELETE');
    const password = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(password, 'daylight 42{Enter}');
    // A password manager submits the form without its button.
    password.form?.requestSubmit();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { deletion: { state: 'failed', detail: null, at: 'current_password' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'This is not your current password.',
    );
  },
};

export const Failed: Story = {
  args: { deletion: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your account could not be deleted.');
  },
};

export const FailedWithDetail: Story = {
  args: { deletion: { state: 'failed', detail: 'The service is busy. Please try again in a moment.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy.');
  },
};

export const LongestText: Story = {
  args: {
    counts: { scans: 10_000, care_plan: 48, consents: 50, sessions: 30 },
    deletion: {
      state: 'failed',
      detail:
        'There were too many attempts in the last hour. Please wait for 15 minutes, or set a new password from the login page.',
      at: 'current_password',
    },
  },
};
