import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NewPassword } from './NewPassword.tsx';

const meta = {
  title: 'Parts/NewPassword',
  component: NewPassword,
  args: { minLength: 8, error: undefined, confirmError: undefined },
  render: (args) => (
    <form style={{ display: 'grid', gap: 18 }}>
      <NewPassword {...args} />
    </form>
  ),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof NewPassword>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Shows no error while the confirmation is incomplete, shows one at the first wrong character, and clears it
 * when it is corrected.
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('New password');
    const confirm = canvas.getByLabelText('Confirm password');
    for (const field of [password, confirm])
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(password, 'morning light');
    await userEvent.type(confirm, 'morn');
    await expect(confirm).toBeValid();
    await userEvent.type(confirm, 'X');
    await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
    await userEvent.type(confirm, '{Backspace}ing light');
    await expect(confirm).toBeValid();
  },
};

/** After submitting, with the errors of the form. */
export const Failed: Story = {
  args: { error: 'Please choose a password.', confirmError: 'Passwords do not match.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      'At least 8 characters. Please choose a password.',
    );
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Passwords do not match.',
    );
  },
};
