import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  args: {
    label: 'By midday, my skin feels',
    options: [
      { value: 'tight', label: 'Tight' },
      { value: 'comfortable', label: 'Comfortable' },
      { value: 'shiny_t_zone', label: 'Shiny on forehead and nose' },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SelectField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { prompt: 'Choose' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'By midday, my skin feels' });
    await expect(field).toHaveValue('');
    await userEvent.selectOptions(field, 'Comfortable');
    await expect(field).toHaveValue('comfortable');
  },
};

export const Optional: Story = { args: { optional: true, hint: 'Your answer weighs more than the photo.' } };

export const Failed: Story = { args: { prompt: 'Choose', error: 'Choose the one that fits best.' } };

export const LongestText: Story = {
  args: {
    options: [
      { value: 'a', label: 'Shiny all over by the early afternoon, even when I wash twice a day and blot' },
    ],
  },
};
