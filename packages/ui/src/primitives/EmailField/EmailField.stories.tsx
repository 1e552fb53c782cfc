import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Primitives/EmailField',
  component: EmailField,
  args: { name: 'email' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof EmailField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveAttribute('autocomplete', 'username');
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(field).toBeRequired();
  },
};

export const ToReplyTo: Story = {
  args: { purpose: 'reply', defaultValue: 'noor@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'noor', error: 'Please enter a whole e-mail address.' },
};

export const LongestText: Story = {
  args: { defaultValue: `${'a-long-name.'.repeat(18)}@example.com` },
};
