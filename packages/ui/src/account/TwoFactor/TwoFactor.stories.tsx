import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { backupCodes, QR_URI } from '../fixtures.ts';
import { TwoFactor } from './TwoFactor.tsx';
import { NO_TWO_FACTOR_ACTION } from './two-factor-actions.ts';

const meta = {
  title: 'Sections/account/TwoFactor',
  component: TwoFactor,
  args: {
    is_2fa_enabled: { state: 'ready', value: false },
    actions: NO_TWO_FACTOR_ACTION,
    onSetup: fn(),
    onCancelSetup: fn(),
    onVerify: fn(),
    onStored: fn(),
    onRegenerate: fn(),
    onDisable: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TwoFactor>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Off. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up two-factor' }));
    await expect(args.onSetup).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { is_2fa_enabled: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Off')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { is_2fa_enabled: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your two-factor setting could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Starting: Story = {
  args: { actions: { ...NO_TWO_FACTOR_ACTION, setup: { state: 'busy' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Starting…' }));
    await expect(args.onSetup).not.toHaveBeenCalled();
  },
};

export const SetupFailed: Story = {
  args: { actions: { ...NO_TWO_FACTOR_ACTION, setup: { state: 'failed', detail: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to start 2FA setup');
  },
};

/** The key can be scanned, opened, copied or typed. The code is sent without the app's space. */
export const Setup: Story = {
  args: { qr_uri: QR_URI },
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByText(/^Scan this code with your/)).toHaveFocus();
    await expect(canvas.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP N5XW 4Z3S MFZW K4TF')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
      'href',
      QR_URI,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }));
    await expect(writeText).toHaveBeenCalledWith('JBSWY3DPEHPK3PXPN5XW4Z3SMFZWK4TF');
    await expect(await canvas.findByText('Copied.')).toHaveRole('status');
    await userEvent.type(canvas.getByLabelText('6-digit code'), '418 207{Enter}');
    await expect(args.onVerify).toHaveBeenCalledWith({ code: '418207' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelSetup).toHaveBeenCalledOnce();
  },
};

/** A browser may refuse to copy; the key can still be selected. */
export const CopyRefused: Story = {
  args: { qr_uri: QR_URI },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Select the text instead.');
  },
};

export const SetupTooShort: Story = {
  args: { qr_uri: QR_URI },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('6-digit code'), '418{Enter}');
    await expect(canvas.getByLabelText('6-digit code')).toHaveAccessibleDescription(
      'Please enter the 6 digits.',
    );
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const Verifying: Story = {
  args: { qr_uri: QR_URI, actions: { ...NO_TWO_FACTOR_ACTION, verify: { state: 'busy' } } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('6-digit code'), '418207{Enter}');
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

/** The code stays in the field for correction. */
export const InvalidCode: Story = {
  args: { qr_uri: QR_URI, actions: { ...NO_TWO_FACTOR_ACTION, verify: { state: 'failed', detail: null } } },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('6-digit code');
    await userEvent.type(code, '418207');
    await expect(code).toHaveAccessibleDescription('Invalid code, try again.');
    await expect(code).toHaveValue('418207');
  },
};

export const NetworkError: Story = {
  args: {
    qr_uri: QR_URI,
    actions: { ...NO_TWO_FACTOR_ACTION, verify: { state: 'failed', detail: null, at: 'network' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error.');
  },
};

/** Verified: the codes are shown once and have the focus. */
export const BackupCodes: Story = {
  args: { is_2fa_enabled: { state: 'ready', value: true }, backup_codes: backupCodes },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Keep these backup codes/)).toHaveFocus();
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy codes' }));
    await expect(writeText).toHaveBeenCalledWith(backupCodes.join('\n'));
    const download = canvas.getByRole('link', { name: 'Download codes' });
    await expect(download).toHaveAttribute('download', 'daylit-backup-codes.txt');
    await expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain(backupCodes.join('\n'));
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await expect(args.onStored).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  args: { is_2fa_enabled: { state: 'ready', value: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Regenerate codes' }));
    await expect(args.onRegenerate).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('6-digit code'), '418 207');
    await userEvent.click(canvas.getByRole('button', { name: 'Disable two-factor' }));
    await expect(args.onDisable).toHaveBeenCalledWith({ code: '418207' });
  },
};

export const Regenerating: Story = {
  args: {
    is_2fa_enabled: { state: 'ready', value: true },
    actions: { ...NO_TWO_FACTOR_ACTION, backup_codes: { state: 'busy' } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Making new codes…' }));
    await expect(args.onRegenerate).not.toHaveBeenCalled();
  },
};

export const RegenerateFailed: Story = {
  args: {
    is_2fa_enabled: { state: 'ready', value: true },
    actions: { ...NO_TWO_FACTOR_ACTION, backup_codes: { state: 'failed', detail: null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not regenerate codes');
  },
};

export const Disabling: Story = {
  args: {
    is_2fa_enabled: { state: 'ready', value: true },
    actions: { ...NO_TWO_FACTOR_ACTION, disable: { state: 'busy' } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('6-digit code'), '418207{Enter}');
    await expect(args.onDisable).not.toHaveBeenCalled();
  },
};

export const DisableFailed: Story = {
  args: {
    is_2fa_enabled: { state: 'ready', value: true },
    actions: { ...NO_TWO_FACTOR_ACTION, disable: { state: 'failed', detail: null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('6-digit code')).toHaveAccessibleDescription(/Failed to disable 2FA$/);
  },
};

export const DisableFailedWithDetail: Story = {
  args: {
    is_2fa_enabled: { state: 'ready', value: true },
    actions: {
      ...NO_TWO_FACTOR_ACTION,
      disable: { state: 'failed', detail: 'This backup code is used up.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('6-digit code')).toHaveAccessibleDescription(
      /This backup code is used up\.$/,
    );
  },
};

export const DisableNetworkError: Story = {
  args: {
    is_2fa_enabled: { state: 'ready', value: true },
    actions: { ...NO_TWO_FACTOR_ACTION, disable: { state: 'failed', detail: null, at: 'network' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error.');
  },
};

export const LongestText: Story = {
  args: {
    qr_uri: `${QR_URI}&note=${'x'.repeat(380)}`,
    actions: {
      ...NO_TWO_FACTOR_ACTION,
      verify: {
        state: 'failed',
        detail:
          'This code is not the one that the app shows now. Please check that the clock of your phone is right, then enter the next code.',
      },
    },
  },
};
