import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProductCard } from './ProductCard.tsx';

const product = {
  id: 'green-tea',
  name: 'Green Tea Eye Gel',
  category: 'eye_cream',
  product_url: 'https://example.com/products/green-tea',
  price: 19.25,
  rating: 4.2,
};

const meta = {
  title: 'Parts/ProductCard',
  component: ProductCard,
  args: { product },
  decorators: [
    (Story, { args }) => <div style={{ width: args.layout === 'row' ? 288 : 212 }}>{Story()}</div>,
  ],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof ProductCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eye cream')).toBeVisible();
    await expect(canvas.getByText('$19.25')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('Rated 4.2 out of 5');
    await expect(canvas.getByRole('link', { name: /^View Product Green Tea Eye Gel/ })).toHaveAttribute(
      'href',
      'https://example.com/products/green-tea',
    );
  },
};

/** Unknown values are left out: no price of 0, no rating of 0. */
export const Empty: Story = {
  args: { product: { id: 'x', name: 'Green Tea Eye Gel', category: 'eye_cream' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\$/)).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** When a picture fails to load, the drawing is shown. */
export const Failed: Story = {
  args: { product: { ...product, image_url: 'data:image/jpeg;base64,broken' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** The name is the link and the whole card follows it; here the picture is clicked. */
export const NameIsLink: Story = {
  args: { link: 'name' },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Green Tea Eye Gel (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(canvasElement.ownerDocument.elementFromPoint(left + 40, top + 40)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid');
  },
};

export const WithTagAndAction: Story = {
  args: {
    tag: 'Custom',
    action: (
      <Button variant="tonal" size="small" width="full">
        Add to Plan
      </Button>
    ),
  },
};

/** In a conversation: the picture beside the words, the button below both. */
export const Row: Story = {
  args: { ...WithTagAndAction.args, layout: 'row', link: 'name' },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(name.left - canvas.getByRole('article').getBoundingClientRect().left).toBeGreaterThan(100);
    await expect(button.top).toBeGreaterThan(name.bottom);
    await expect(button.width).toBeGreaterThan(200);
  },
};

export const LongestText: Story = {
  args: {
    product: {
      ...product,
      name: 'Hyperconcentratedmicroencapsulated Green Tea and Cucumber Gel for the Eyes, 200 ml',
      reason: 'Light, without perfume, and made for skin that you said sometimes reacts.',
    },
  },
};
