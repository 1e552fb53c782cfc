import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Primitives/CodeField',
  component: CodeField,
  args: { label: '6-digit code or backup code', inputMode: 'numeric' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '6-digit code or backup code' });
    field.focus();
    await userEvent.paste('481 207');
    await expect(field).toHaveValue('481 207');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

export const Failed: Story = { args: { defaultValue: '481207', error: 'Invalid code, try again.' } };

export const LongestText: Story = { args: { defaultValue: 'f4k9-2mxq-71vd' } };
