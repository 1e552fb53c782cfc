import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { ProductShelf } from '../../art/ProductShelf/ProductShelf.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  args: { title: 'No products yet.' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <Link href="/care-plan" variant="block">
        See the suggested plan
      </Link>
    ),
  },
};

/** In place of a routine. */
export const Shelf: Story = { args: { art: <ProductShelf /> } };

/** In place of products. */
export const Bottle: Story = {
  args: {
    title: 'No new products available.',
    art: <ProductArt ground="disc" category="default" productId="z1" />,
  },
};

export const LongestText: Story = {
  args: { title: 'Add AI suggested products to your care plan to begin, or add your own from the chat.' },
};
