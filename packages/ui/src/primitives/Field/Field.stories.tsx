import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import controlStyles from './control.module.css';
import { Field } from './Field.tsx';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'E-mail',
    hint: 'We send one mail to check it.',
    children: (control) => (
      <input {...control} type="email" autoComplete="email" className={controlStyles.Control} />
    ),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The caller supplies the control; label and hint are linked to it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(control).toHaveAccessibleDescription('We send one mail to check it.');
    await expect(control).toBeValid();
  },
};

export const Optional: Story = { args: { optional: true } };

export const Failed: Story = {
  args: { error: 'Enter a whole e-mail address.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'We send one mail to check it. Enter a whole e-mail address.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a whole e-mail address.');
  },
};
