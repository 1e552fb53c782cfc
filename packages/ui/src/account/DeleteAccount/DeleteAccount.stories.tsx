import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { IDLE } from '../../lib/states.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

const meta = {
  title: 'Sections/account/DeleteAccount',
  component: DeleteAccount,
  args: { deletion: IDLE, onDelete: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DeleteAccount>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One click deletes nothing, and going back returns the focus. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const open = canvas.getByRole('button', { name: 'Delete account' });
    await userEvent.click(open);
    await expect(await findDialog()).toHaveAccessibleDescription(/What goes, at once:.*What stays:/s);
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(open).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

async function openDialog(canvas: { getByRole: typeof screen.getByRole }): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
  await findDialog();
}

/** The typed word and the password are both required. */
export const Confirming: Story = {
  play: async ({ args, canvas }) => {
    await openDialog(canvas);
    const word = screen.getByLabelText('Type DELETE to confirm');
    const password = screen.getByLabelText('Current password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(word, 'remove{Enter}');
    await expect(word).toHaveFocus();
    await expect(word).toHaveAccessibleDescription('Please type DELETE.');
    await expect(password).toHaveAccessibleDescription('Please enter your password.');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.clear(word);
    await userEvent.type(word, 'delete ');
    await userEvent.type(password, 'daylight 42{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith({
      current_password: 'daylight 42',
      confirm: true,
    });
  },
};

export const Deleting: Story = {
  args: { deletion: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await openDialog(canvas);
    await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await userEvent.type(screen.getByLabelText('Current password'), 'daylight 42{Enter}');
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { deletion: { state: 'failed', detail: null, at: 'current_password' } },
  play: async ({ canvas }) => {
    await openDialog(canvas);
    await expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'This is not your current password.',
    );
  },
};

export const Failed: Story = {
  args: { deletion: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await openDialog(canvas);
    await expect(screen.getByRole('alert')).toHaveTextContent('Your account could not be deleted.');
  },
};

export const FailedWithDetail: Story = {
  args: {
    deletion: { state: 'failed', detail: 'A scan is still running. Please wait until it has finished.' },
  },
  play: async ({ canvas }) => {
    await openDialog(canvas);
    await expect(screen.getByRole('alert')).toHaveTextContent('A scan is still running.');
  },
};

export const LongestText: Story = {
  args: {
    deletion: {
      state: 'failed',
      detail:
        'There were too many attempts in the last hour. Please wait for 15 minutes, or set a new password from the login page.',
      at: 'current_password',
    },
  },
  play: async ({ canvas }) => openDialog(canvas),
};
