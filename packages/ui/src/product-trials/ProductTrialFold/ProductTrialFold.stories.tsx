import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { done, ENDED, LONGEST_NAME, RUNNING } from '../fixtures.ts';
import { ProductTrialFold } from './ProductTrialFold.tsx';

const meta = {
  title: 'Sections/product-trials/ProductTrialFold',
  component: ProductTrialFold,
  args: { productTrial: RUNNING },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProductTrialFold>;

export default meta;

type Story = StoryObj<typeof meta>;

/** While it runs, it asks to wait with other products. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/runs until January 25\. Next scan: in 10 days\. Another new/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'When to scan' })).toHaveAttribute(
      'href',
      '/product-trial',
    );
  },
};

export const None: Story = {
  args: { productTrial: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Does one product change one sign?'));
    await expect(canvas.getByRole('link', { name: 'Try one product, fairly' })).toBeVisible();
  },
};

/** An answer leaves the product out: it is said instead of the next scan. */
export const LeftOut: Story = {
  args: {
    productTrial: {
      ...RUNNING,
      next_scan: null,
      left_out: { preference: 'avoid', sentence: 'Left out: you said that you avoid Niacinamide.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Left out: you said that you avoid Niacinamide.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change what you said' })).toBeVisible();
    await expect(canvas.queryByText(/Next scan/)).toBeNull();
  },
};

export const EndedEarly: Story = { args: { productTrial: ENDED } };

export const Done: Story = {
  args: { productTrial: done() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the result' })).toBeVisible();
    await expect(canvas.queryByText(/visible/)).toBeNull();
  },
};

export const LongestText: Story = { args: { productTrial: { ...RUNNING, product_name: LONGEST_NAME } } };
