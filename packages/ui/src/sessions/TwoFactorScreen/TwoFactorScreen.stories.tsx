import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { TwoFactorScreen } from './TwoFactorScreen.tsx';

const meta = {
  title: 'Screens/sessions/TwoFactorScreen',
  component: TwoFactorScreen,
  args: { verification: IDLE, onSubmit: fn(), onCancel: fn() },
  parameters: { shell: { session: 'signed_out', path: '/login', footer: 'none' } },
} satisfies Meta<typeof TwoFactorScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The code is sent without the space that authenticator apps show in it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const code = canvas.getByLabelText('Code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '418 207{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '418207' });
  },
};

/** Longer than six digits, and with letters. */
export const BackupCode: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Code'));
    await userEvent.paste('k7rm-2wqx');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: 'k7rm-2wqx' });
  },
};

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription('Please enter a code.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { verification: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '418 207{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Verifying…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The code stays in the field for correction. */
export const Failed: Story = {
  args: { verification: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('Code');
    await userEvent.type(code, '418 207');
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription('2FA verification failed');
    await expect(code).toHaveValue('418 207');
  },
};

export const Cancelled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to login' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongestText: Story = {
  args: {
    verification: {
      state: 'failed',
      detail:
        'This sign-in took longer than five minutes. Please go back and enter your e-mail and password again.',
    },
  },
};
