import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChoiceTile } from '../ChoiceTile/ChoiceTile.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

const meta = {
  title: 'Primitives/ChoiceGroup',
  component: ChoiceGroup,
  args: {
    legend: 'What would you like to see?',
    children: ['Glowing skin', 'Even tone', 'Hydrated skin'].map((goal) => (
      <ChoiceTile key={goal} label={goal} name="goals" value={goal} />
    )),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ChoiceGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Any number of tiles can be chosen, by pointer or by keyboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What would you like to see?' })).toBeVisible();
    await userEvent.click(canvas.getByText('Even tone'));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Even tone' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Hydrated skin' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Glowing skin' })).not.toBeChecked();
  },
};

export const OneOfMany: Story = {
  args: {
    legend: 'Your age',
    hint: 'It decides which advice is right for you.',
    children: ['Under 13', '13 to 17', '18 to 24'].map((age) => (
      <ChoiceTile key={age} type="radio" label={age} name="age_band" value={age} />
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('13 to 17'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '18 to 24' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '13 to 17' })).not.toBeChecked();
  },
};

export const Failed: Story = {
  args: { error: 'Choose your age to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose your age to go on.');
  },
};

export const TwoColumns: Story = { args: { columns: 'two' } };

export const HiddenLegend: Story = { args: { legendVisibility: 'hidden' } };

export const LongestText: Story = {
  args: {
    children: (
      <ChoiceTile
        label="Calmer cheeks and forehead in the evening after a long day out in cold and windy weather"
        description="You can change this at any time on the page of your care plan, with everything else that you told us."
      />
    ),
  },
};
