import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleDetails, serumDetails } from '../product-fixtures.ts';
import { IngredientList } from './IngredientList.tsx';

const { ingredients, small_amounts_from, label_status } = serumDetails;

const meta = {
  title: 'Sections/recommendations/IngredientList',
  component: IngredientList,
  args: { ingredients, small_amounts_from, label_status },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof IngredientList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^4 of 9 do something for skin; 1 is to be left out by you/)).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(ingredients.length + 1);
    const line = rows.findIndex((row) => row.textContent === 'below: usually 1% or less');
    await expect(line).toBe(6);
    await expect(canvas.getByText('not recognized')).toBeVisible();
    await expect(within(rows.at(-1) ?? canvas.getByRole('list')).getByText('You avoid it')).toBeVisible();
    await userEvent.click(canvas.getByText('All of them, in the order of the label'));
    await expect(canvas.getByText('Niacinamide 5%')).not.toBeVisible();
  },
};

export const Checked: Story = {
  args: { ingredients: sampleDetails.ingredients, small_amounts_from: null, label_status: 'verified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As its maker lists them.')).toBeVisible();
    await expect(canvas.queryByText(/usually 1%/)).toBeNull();
  },
};

export const Empty: Story = {
  args: { ingredients: [], small_amounts_from: null, label_status: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no ingredient list that can be read.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    ingredients: Array.from({ length: 60 }, (_, at) => ({
      name: `AMMONIUM ACRYLOYLDIMETHYLTAURATE/BEHENETH-25 METHACRYLATE CROSSPOLYMER ${at}`,
      percent: 12.5,
      is_known: at % 3 > 0,
      is_avoided: at % 4 === 0,
      classes: [
        { key: 'sensitiser_preservative', label: 'preservatives that often sensitise', role: 'mind' },
        { key: 'occlusive', label: 'emollients that hold water in', role: 'helps' },
      ],
    })),
  },
};
