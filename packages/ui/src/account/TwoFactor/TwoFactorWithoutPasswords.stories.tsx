import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TwoFactor } from './TwoFactor.tsx';
import * as Section from './TwoFactor.stories.tsx';

const meta = {
  title: 'Sections/account/TwoFactor/TwoFactorWithoutPasswords',
  component: TwoFactor,
  args: { ...Section.default.args, hasPasswords: false },
  parameters: Section.default.parameters,
} satisfies Meta<typeof TwoFactor>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/on top of your account elsewhere/)).toBeVisible();
    await expect(canvas.queryByText(/password/)).toBeNull();
  },
};
