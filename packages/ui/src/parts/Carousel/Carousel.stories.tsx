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
  title: 'Parts/Carousel',
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

/** Arrows scroll and are disabled at the ends. Without arrows, the row itself can be focused and scrolled. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'Recommended Products' });
    await expect(row).toHaveAttribute('tabindex', '0');
    // The arrows come once the row is measured.
    const back = await canvas.findByRole('button', { name: 'Previous products in Recommended Products' });
    const on = canvas.getByRole('button', { name: 'Next products in Recommended Products' });
    await waitFor(() => expect(on).toBeEnabled());
    await expect(back).toBeDisabled();
    await userEvent.click(on);
    await waitFor(() => expect(row.scrollLeft).toBe(300));
    await waitFor(() => expect(back).toBeEnabled());
  },
};

/** Arrow keys scroll the row. An arrow button that reaches its end gives the focus to the row. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'Recommended Products' });
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(250));
    if (matchMedia('(max-width: 640px)').matches) return;
    const back = await canvas.findByRole('button', { name: 'Previous products in Recommended Products' });
    await waitFor(() => expect(back).toBeEnabled());
    back.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(back).toBeDisabled());
    await expect(row).toHaveFocus();
  },
};

/** All cards fit on the screen. */
export const Short: Story = {
  args: { children: [<ProductCard key="1" product={{ id: '1', name: 'Even Field', category: 'serum' }} />] },
  play: async ({ canvas }) => {
    for (const arrow of canvas.queryAllByRole('button')) await expect(arrow).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Recommended Products')).toBeNull();
  },
};

export const LongestText: Story = { args: { title: 'Alternatives to Every Product of Your Care Plan' } };
