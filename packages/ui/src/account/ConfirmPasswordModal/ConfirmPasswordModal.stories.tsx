import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { IDLE } from '../../lib/states.ts';
import { ConfirmPasswordModal } from './ConfirmPasswordModal.tsx';

const meta = {
  title: 'Modals/account/ConfirmPasswordModal',
  component: ConfirmPasswordModal,
  args: { confirmation: IDLE, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof ConfirmPasswordModal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The field has the focus, Enter confirms, Escape cancels. */
export const Default: Story = {
  play: async ({ args }) => {
    await findDialog();
    const password = screen.getByLabelText('Current password');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.keyboard('daylight 42{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ current_password: 'daylight 42' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The passkey comes first; the password remains for a member whose passkey is elsewhere. */
export const WithPasskey: Story = {
  args: { onPasskey: fn() },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await userEvent.type(screen.getByLabelText('Current password'), 'daylight 42{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

const CLINIC = { providers: [{ id: 'clinic', name: 'Clinic' }], opening: IDLE, onContinue: fn() };

export const WithProvider: Story = {
  args: { elsewhere: CLINIC },
  play: async () => {
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Clinic' }));
    await expect(CLINIC.onContinue).toHaveBeenCalledWith('clinic');
    await expect(screen.getByLabelText('Current password')).toBeVisible();
  },
};

/** A member who came from a provider has no password to type. */
export const WithoutPassword: Story = {
  args: { elsewhere: CLINIC, hasPassword: false },
  play: async ({ args }) => {
    await findDialog();
    await expect(screen.queryByLabelText('Current password')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Please enter your password.',
    );
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { confirmation: { state: 'busy' } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.type(screen.getByLabelText('Current password'), 'daylight 42{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The password stays in the field for correction. */
export const Refused: Story = {
  args: { confirmation: { state: 'failed', detail: null, at: 'current_password' } },
  play: async () => {
    await findDialog();
    const field = screen.getByLabelText('Current password');
    await userEvent.type(field, 'daylihgt');
    await expect(field).toHaveAccessibleDescription('This is not your current password.');
    await expect(field).toHaveValue('daylihgt');
  },
};

export const Failed: Story = {
  args: { confirmation: { state: 'failed', detail: null } },
  play: async () => {
    await findDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('Network error.');
  },
};

export const FailedWithDetail: Story = {
  args: {
    confirmation: { state: 'failed', detail: 'The server is being updated. Please try again in a minute.' },
  },
  play: async () => {
    await findDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('The server is being updated.');
  },
};

export const LongestText: Story = {
  args: {
    confirmation: {
      state: 'failed',
      detail:
        'There were too many attempts in the last hour. Please wait for 15 minutes, or set a new password from the login page.',
      at: 'current_password',
    },
  },
};
