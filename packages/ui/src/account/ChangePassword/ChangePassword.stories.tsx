import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChangePassword } from './ChangePassword.tsx';

const meta = {
  title: 'Sections/account/ChangePassword',
  component: ChangePassword,
  args: { errors: {} },
  parameters: { layout: 'padded' },
  decorators: [(Story) => <form>{Story()}</form>],
} satisfies Meta<typeof ChangePassword>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each password can be shown, and password managers can tell the two apart. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByLabelText('New password');
    await expect(next).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Current password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await userEvent.type(next, 'morning light');
    const [, show] = canvas.getAllByRole('button', { name: 'Show password' });
    if (show !== undefined) await userEvent.click(show);
    await expect(next).toHaveAttribute('type', 'text');
  },
};

export const MissingCurrent: Story = {
  args: { errors: { current_password: 'Current password is required to set a new password.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Current password is required to set a new password.',
    );
  },
};

export const LongestText: Story = {
  args: {
    errors: {
      current_password:
        'This is not your current password. After three more attempts you have to wait for 15 minutes.',
      new_password:
        'This password is on a list of very common ones, so it would be guessed soon. Please choose another, for example three words that do not belong together.',
    },
  },
};
