import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductShelf } from './ProductShelf.tsx';

const meta = {
  title: 'Parts/Drawings/ProductShelf',
  component: ProductShelf,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof ProductShelf>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
