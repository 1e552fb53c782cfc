import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { concernsFor } from '../choices.ts';
import { listOf } from './list-of.ts';
import { ListQuestion } from './ListQuestion.tsx';

const meta = {
  title: 'Sections/registration/ListQuestion',
  component: ListQuestion,
  tags: ['inner'],
  args: {
    name: 'issues',
    legend: 'Concerns',
    choices: concernsFor('25-39'),
    defaultList: ['Dryness', 'Tired eyes'],
    otherPlaceholder: 'Anything else',
  },
  decorators: [(Story) => <form style={{ display: 'grid', gap: 24 }}>{Story()}</form>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ListQuestion>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Answers are one list. An entry that is not among the tiles is the text of Other. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Dryness' })).toBeChecked();
    await expect(canvas.getByLabelText('Other (optional)')).toHaveValue('Tired eyes');
    await userEvent.click(canvas.getByText('Acne'));
    const form = canvasElement.querySelector('form');
    await expect(form && listOf(new FormData(form), 'issues')).toEqual(['Acne', 'Dryness', 'Tired eyes']);
  },
};

export const Empty: Story = { args: { defaultList: undefined } };
