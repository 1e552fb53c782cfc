import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'E-mail', type: 'email', name: 'email', autoComplete: 'email' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, 'noor@example.com');
    await expect(field).toHaveValue('noor@example.com');
  },
};

export const WithHint: Story = {
  args: { hint: 'We send one mail to check it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('We send one mail to check it.');
  },
};

export const Optional: Story = { args: { label: 'Invite code', type: 'text', optional: true } };

export const Failed: Story = {
  args: {
    defaultValue: 'noor@',
    hint: 'We send one mail to check it.',
    error: 'Enter a whole e-mail address.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'We send one mail to check it. Enter a whole e-mail address.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a whole e-mail address.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'noor@example.com' } };

export const LongestText: Story = {
  args: {
    label: 'The e-mail address that you will use to sign in and that we write to when your report is ready',
    defaultValue: 'maximiliana.von-und-zu-hohenstaufen-wittelsbach@department.university.example.org',
    error: 'That address is already waiting for its verification mail. Open it, or ask for a new one below.',
  },
};
