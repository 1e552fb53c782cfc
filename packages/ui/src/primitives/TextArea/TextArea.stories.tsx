import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'One line{Enter}and another');
    await expect(field).toHaveValue('One line\nand another');
  },
};

export const WithPlaceholder: Story = {
  args: { label: 'Your note', optional: true, placeholder: 'Describe your skin today or ask a question...' },
};

export const Failed: Story = { args: { error: 'Write a few words first.' } };

export const LongestText: Story = {
  args: { defaultValue: 'My cheeks feel tight after washing, and by noon they look redder. '.repeat(12) },
};
