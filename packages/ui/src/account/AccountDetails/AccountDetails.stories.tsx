import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { account } from '../fixtures.ts';
import { AccountDetails, type AccountDetailsProps } from './AccountDetails.tsx';

const meta = {
  title: 'Sections/account/AccountDetails',
  component: AccountDetails,
  args: { account: { state: 'ready', value: account }, save: IDLE, onSave: fn(), onRetry: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AccountDetails>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a new password no password is sent, not even one that the browser filled in. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const username = canvas.getByLabelText('Username');
    await userEvent.clear(username);
    await userEvent.type(username, ' noor.k ');
    await userEvent.type(canvas.getByLabelText('Current password'), 'daylight 42{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      email: 'noor@example.com',
      username: 'noor.k',
    });
  },
};

export const WithoutPasswords: Story = {
  args: { hasPasswords: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Change password')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Username'), '2{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      email: account.email,
      username: `${account.username}2`,
    });
  },
};

export const Waiting: Story = {
  args: { account: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { account: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load account details.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoadFailedWithDetail: Story = {
  args: {
    account: { state: 'failed', detail: 'The server is being updated. Please try again in a minute.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is being updated.');
  },
};

/** The first invalid field takes the focus, and nothing is sent. */
export const Empty: Story = {
  args: { account: { state: 'ready', value: { email: '', username: '' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter your e-mail.');
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription('Please enter a username.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A new password requires the current one; then both are sent. */
export const MissingCurrentPassword: Story = {
  play: async ({ args, canvas }) => {
    const current = canvas.getByLabelText('Current password');
    await userEvent.type(canvas.getByLabelText('New password'), 'morning light{Enter}');
    await expect(current).toHaveFocus();
    await expect(current).toHaveAccessibleDescription('Current password is required to set a new password.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(current, 'daylight 42{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      ...account,
      new_password: 'morning light',
      current_password: 'daylight 42',
    });
    await userEvent.clear(current);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
};

export const Saving: Story = {
  args: { save: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), '2{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The password fields are emptied. The e-mail is the old one until the new one is confirmed. */
export const Saved: Story = {
  args: { pendingEmail: 'noor.k@example.com' },
  render: function SavedStory(args: AccountDetailsProps) {
    const [saved, setSaved] = useState<typeof account>();
    return (
      <AccountDetails
        {...args}
        account={{ state: 'ready', value: saved ?? account }}
        save={saved === undefined ? IDLE : { state: 'done' }}
        onSave={({ username }) => setSaved({ email: account.email, username })}
      />
    );
  },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('E-mail');
    await userEvent.clear(email);
    await userEvent.type(email, 'noor.k@example.com');
    await userEvent.type(canvas.getByLabelText('Username'), '.k');
    await userEvent.type(canvas.getByLabelText('Current password'), 'daylight 42');
    await userEvent.type(canvas.getByLabelText('New password'), 'morning light{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'We sent a link to noor.k@example.com. Until you open it, your e-mail stays noor@example.com.',
    );
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('noor@example.com');
    await expect(canvas.getByLabelText('Username')).toHaveValue('noor.k');
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  },
};

export const Failed: Story = {
  args: { save: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Update failed');
  },
};

export const FailedWithDetail: Story = {
  args: { save: { state: 'failed', detail: 'Too many changes today. Please try again tomorrow.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many changes today.');
  },
};

/** The server's error about a field is shown at that field, and the entered data stays. */
export const Refused: Story = {
  args: { save: { state: 'failed', detail: 'This is not your current password.', at: 'current_password' } },
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText('Current password');
    await expect(current).toHaveFocus();
    await expect(current).toHaveAccessibleDescription('This is not your current password.');
    await userEvent.keyboard('daylight');
    await expect(current).not.toHaveAccessibleDescription();
  },
};

export const LongestText: Story = {
  args: {
    account: {
      state: 'ready',
      value: {
        email: `${'a-very-long-name-'.repeat(5)}@a-very-long-company-name.example`,
        username: 'a-username-of-sixty-characters-is-the-longest-there-can-be-ok',
      },
    },
    save: { state: 'done' },
    pendingEmail: `${'another-very-long-name-'.repeat(5)}@a-very-long-company-name.example`,
  },
};
