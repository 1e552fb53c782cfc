import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'new-password' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The eye button shows the password and does not change it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.type(field, 'a long sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('a long sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const WithHint: Story = { args: { hint: 'At least 8 characters. Any characters.' } };

export const Failed: Story = {
  args: { label: 'Confirm password', defaultValue: 'one', error: 'Passwords do not match' },
};

export const LongestText: Story = {
  args: {
    label: 'Current password',
    autoComplete: 'current-password',
    error: 'Current password is required to set a new password.',
    defaultValue: 'correct horse battery staple and a sentence that goes on for well over sixty characters',
  },
};
