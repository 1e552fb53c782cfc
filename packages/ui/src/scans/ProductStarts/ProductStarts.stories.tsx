import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { started } from '../trends-fixtures.ts';
import { ProductStarts } from './ProductStarts.tsx';

const meta = {
  title: 'Sections/scans/ProductStarts',
  component: ProductStarts,
  tags: ['inner'],
  args: { starts: started },
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProductStarts>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One name is visible at once; a press shows all of them, with their days. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oat Field Gel Cleanser and 1 more')).toBeVisible();
    await userEvent.click(canvas.getByText('You started 2 products'));
    await expect(canvas.getByText('Dusk Retinol 0.1% Serum')).toBeVisible();
    await expect(canvas.getByText('September 2')).toBeVisible();
    await expect(canvas.getByText(/can’t show whether a product caused a change/)).toBeVisible();
  },
};

export const One: Story = {
  args: { starts: started.slice(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You started 1 product')).toBeVisible();
  },
};

export const None: Story = {
  args: { starts: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};

export const LongestText: Story = {
  args: { starts: started.map((start) => ({ ...start, name: `${start.name} `.repeat(6).trim() })) },
};
