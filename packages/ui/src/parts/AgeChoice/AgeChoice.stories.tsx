import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AgeChoice } from './AgeChoice.tsx';

const meta = {
  title: 'Parts/AgeChoice',
  component: AgeChoice,
  args: { value: undefined, onChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AgeChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** No answer is preselected. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    for (const band of canvas.getAllByRole('radio')) await expect(band).not.toBeChecked();
    await userEvent.click(canvas.getByLabelText('25 to 39'));
    await expect(args.onChange).toHaveBeenCalledWith('25-39');
  },
};

export const Under13: Story = {
  args: { value: 'under_13' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/aged 13 and over.*we erase your account/);
  },
};

export const Failed: Story = {
  args: { error: 'Please choose your age.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How old are you?' })).toHaveAccessibleDescription(
      'Please choose your age.',
    );
  },
};
