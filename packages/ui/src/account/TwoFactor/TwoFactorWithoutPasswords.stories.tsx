import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TwoFactor } from './TwoFactor.tsx';
import { NO_TWO_FACTOR_ACTION } from './two-factor-actions.ts';

const meta = {
  title: 'Sections/account/TwoFactor/TwoFactorWithoutPasswords',
  component: TwoFactor,
  args: {
    is_2fa_enabled: { state: 'ready', value: false },
    hasPasswords: false,
    actions: NO_TWO_FACTOR_ACTION,
    onSetup: fn(),
    onCancelSetup: fn(),
    onVerify: fn(),
    onStored: fn(),
    onRegenerate: fn(),
    onDisable: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TwoFactor>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/on top of your account elsewhere/)).toBeVisible();
    await expect(canvas.queryByText(/password/)).toBeNull();
  },
};
