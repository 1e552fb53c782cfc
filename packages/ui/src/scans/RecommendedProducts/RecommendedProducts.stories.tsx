import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { completeReport, damagedReport } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { RecommendedProducts } from './RecommendedProducts.tsx';

/** The first product has a rating and a page at its maker's, the others neither. */
const products = completeReport.product_needs.map((product, i) =>
  i === 0 ? { ...product, rating: 4.6, product_url: 'https://example.com/noon' } : product,
);

const meta = {
  title: 'Sections/scans/RecommendedProducts',
  component: RecommendedProducts,
  args: { product_needs: { state: 'ready', value: products } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RecommendedProducts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(products.length);
    const [rated, unrated] = cards.map((card) => within(card));
    await expect(rated?.getByText(/^\$\d+\.\d\d$/)).toBeVisible();
    await expect(rated?.getByText('Rated', { exact: false })).toBeInTheDocument();
    await expect(unrated?.queryByText('Rated', { exact: false })).toBeNull();
    await expect(rated?.getByRole('link', { name: /^View Product/ })).toHaveAttribute('target', '_blank');
    await expect(unrated?.getByRole('link').getAttribute('href')).toMatch(/^\/products\/sample%3A/);
    await expect(canvas.getByText(/^Products marked Sample/)).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { product_needs: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recommended Products')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Empty: Story = {
  args: { product_needs: { state: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No new products available.')).toBeVisible();
  },
};

/** The care plan above has them: nothing is shown twice. */
export const Planned: Story = {
  args: { planned: products },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No new products available.')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** Answers after the report leave all of them out. */
export const LeftOut: Story = {
  args: { product_needs: { state: 'ready', value: [] }, isLeftOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No new products available.')).toBeNull();
    await expect(canvas.getByText(/^Everything here is left out for now/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change what you said' })).toBeVisible();
  },
};

export const Damaged: Story = {
  args: { product_needs: { state: 'ready', value: damagedReport.product_needs } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByText('Rice Water Toner')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: { product_needs: { state: 'ready', value: longestReport.product_needs } },
};
