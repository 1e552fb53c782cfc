import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewProductCard } from './NewProductCard.tsx';

const hold = {
  name: 'Retinol 0.2% Night Serum',
  since: '2026-11-13',
  until: '2026-11-27',
  days_left: 7,
};

const meta = {
  title: 'Sections/care-plan/NewProductCard',
  component: NewProductCard,
  args: { hold },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof NewProductCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 days left')).toBeVisible();
    await expect(canvas.getByText(/is new since November 13\. Wait until November 27/)).toBeVisible();
  },
};

export const TwoAtOnce: Story = {
  args: { others: ['Lactic Acid 5% Polish'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Started in the same two weeks: Lactic Acid 5% Polish\.$/)).toBeVisible();
  },
};

export const LastDay: Story = {
  args: { hold: { ...hold, days_left: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 day left')).toBeVisible();
  },
};
