import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProductPicture } from './ProductPicture.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const meta = {
  title: 'Parts/ProductPicture',
  component: ProductPicture,
  args: { product: { id: 'sample:oat-gel', category: 'cleanser' } },
  decorators: [(Story) => <div style={{ width: 200, height: 200 }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProductPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a photo, the drawing is shown. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Photo: Story = {
  args: { product: { id: 'a1', category: 'cleanser', image_url: PIXEL } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', PIXEL);
  },
};

/** When a photo fails to load, the drawing is shown. */
export const Failed: Story = {
  args: { product: { id: 'a1', category: 'cleanser', image_url: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
  },
};
