import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { completeReport, damagedReport } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { RecommendedProducts } from './RecommendedProducts.tsx';

const meta = {
  title: 'Sections/scans/RecommendedProducts',
  component: RecommendedProducts,
  args: { product_needs: { state: 'ready', value: completeReport.product_needs } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RecommendedProducts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(5);
    const [cleanser, , sunscreen] = cards.map((card) => within(card));
    await expect(cleanser?.getByText('$14.50')).toBeVisible();
    await expect(cleanser?.getByText('Rated', { exact: false })).toBeInTheDocument();
    await expect(
      cleanser?.getByRole('link', { name: /^View Product Oat Field Gel Cleanser/ }),
    ).toHaveAttribute('target', '_blank');
    await expect(sunscreen?.getByRole('link')).toHaveAttribute('href', '/products/sample%3Amineral-50');
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
