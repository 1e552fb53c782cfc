import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PRODUCT_SHAPES } from './product-look.ts';
import { ProductArt } from './ProductArt.tsx';

const meta = {
  title: 'Parts/Drawings/ProductArt',
  component: ProductArt,
  args: { category: 'serum', productId: 'a1' },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProductArt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Disc: Story = { args: { ground: 'disc' } };

export const WithoutGround: Story = { args: { ground: 'none' } };

export const UnknownCategory: Story = { args: { category: 'beard_oil' } };

/** Every shape in every colour. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(9, 1fr)', gap: 4 }}>
      {PRODUCT_SHAPES.flatMap((category) =>
        Array.from({ length: 9 }, (_, id) => (
          <ProductArt key={category + id} category={category} productId={String(id)} />
        )),
      )}
    </div>
  ),
};
