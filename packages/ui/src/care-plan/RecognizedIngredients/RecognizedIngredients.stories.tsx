import { RECOGNIZED_LABEL_EXAMPLE } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecognizedIngredients } from './RecognizedIngredients.tsx';

const meta = {
  title: 'Sections/care-plan/RecognizedIngredients',
  component: RecognizedIngredients,
  args: { label: { state: 'ready', value: RECOGNIZED_LABEL_EXAMPLE } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RecognizedIngredients>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We recognize 2 of 3 names.');
    await expect(canvas.getByText('humectants')).toBeVisible();
    await expect(canvas.getByText(/^Herbasoft complex/).parentElement).toHaveTextContent('not recognized');
    await expect(canvas.queryByText(/^Too many/)).toBeNull();
  },
};

export const TooManyUnknown: Story = {
  args: {
    label: { state: 'ready', value: { is_readable: false, recognized: [], unknown: ['MADE IN PORTUGAL'] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Too many names are unknown/)).toBeVisible();
  },
};

export const Waiting: Story = { args: { label: { state: 'waiting' } } };

export const Failed: Story = {
  args: { label: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You can still add it.');
  },
};

export const LongestText: Story = {
  args: {
    label: {
      state: 'ready',
      value: {
        is_readable: true,
        recognized: Array.from({ length: 60 }, (_, at) => ({
          name: `CAPRYLIC-CAPRIC TRIGLYCERIDE NUMBER ${at}`,
          classes: ['oils that stay on the skin'],
        })),
        unknown: ['X'.repeat(200)],
      },
    },
  },
};
