import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductNotes } from './ProductNotes.tsx';

const sample = { id: 'sample:serum', is_sample: true };
const imported = { id: 'obf:4000000000011', is_sample: false };

const meta = {
  title: 'Parts/ProductNotes',
  component: ProductNotes,
  args: { products: [sample, imported] },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProductNotes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Samples: Story = {
  args: { products: [sample] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Products marked Sample are made up.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Said once for all of them, where no product is marked. */
export const OnlySamples: Story = {
  args: { products: [sample], isSaidOnce: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All products here are samples, not for sale.')).toBeVisible();
  },
};

/** The licence requires its name and address wherever the products are shown. */
export const Imported: Story = {
  args: { products: [imported] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Sample/)).toBeNull();
    const licence = canvas.getByRole('link', { name: /^Open Database License 1\.0/ });
    await expect(licence).toHaveAttribute('href', 'https://opendatacommons.org/licenses/odbl/1-0/');
    await expect(canvas.getByRole('link', { name: /^Open Beauty Facts/ })).toBeVisible();
  },
};

/** A member's own product needs no note. */
export const Own: Story = {
  args: { products: [{ id: 'custom:1', is_sample: false }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
