import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { Carousel } from './Carousel.tsx';

const CATEGORIES = [
  'cleanser',
  'toner',
  'serum',
  'eye_cream',
  'moisturizer',
  'sunscreen',
  'mask',
  'exfoliant',
];

const meta = {
  component: Carousel,
  args: {
    title: 'Recommended Products',
    children: CATEGORIES.map((category) => (
      <ProductCard key={category} product={{ id: category, name: 'Even Field', category, price: 12 }} />
    )),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows scroll and stop at the ends; without arrows the row itself can be focused and scrolled. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'Recommended Products' });
    await expect(row).toHaveAttribute('tabindex', '0');
    if (matchMedia('(max-width: 640px)').matches) return;
    const back = canvas.getByRole('button', { name: 'Previous products in Recommended Products' });
    const on = canvas.getByRole('button', { name: 'Next products in Recommended Products' });
    await waitFor(() => expect(on).toBeEnabled());
    await expect(back).toBeDisabled();
    await userEvent.click(on);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(200));
    await waitFor(() => expect(back).toBeEnabled());
  },
};

export const Empty: Story = {
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Recommended Products')).toBeNull();
  },
};

export const LongestText: Story = { args: { title: 'Alternatives to Every Product of Your Care Plan' } };
