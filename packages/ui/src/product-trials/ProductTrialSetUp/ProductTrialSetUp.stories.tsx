import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CHOICES, LONGEST_NAME } from '../fixtures.ts';
import { ProductTrialSetUp } from './ProductTrialSetUp.tsx';

const meta = {
  title: 'Sections/product-trials/ProductTrialSetUp',
  component: ProductTrialSetUp,
  tags: ['inner'],
  args: { choices: CHOICES, starting: { state: 'idle' }, onStart: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProductTrialSetUp>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The newest product and the highest sign stand first; the summary follows every answer. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const summary = within(canvas.getByRole('region', { name: 'Your product trial' }));
    await expect(summary.getByText('Jan 21 to 25')).toBeVisible();
    await expect(summary.getByText(/^It starts on November 27, when Retinol/)).toBeVisible();
    await expect(canvas.getByText('This is your highest sign.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Aloe Water Gel/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Shine/ }));
    await userEvent.click(canvas.getByRole('button', { name: '12 weeks' }));
    await expect(canvas.queryByText('This is your highest sign.')).toBeNull();
    await expect(canvas.getByText(/^4 to 6 weeks are usual/)).toBeVisible();
    await expect(summary.getByText('Feb 25 to Mar 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start the product trial' }));
    await expect(args.onStart).toHaveBeenCalledWith({
      product_id: 'sample:gel',
      sign: 'shine',
      weeks: 12,
    });
  },
};

/** The care plan is empty: there is no product to try. */
export const NoProduct: Story = {
  args: { choices: { ...CHOICES, products: [] } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go to the care plan' });
    await expect(link).toHaveAttribute('href', '/care-plan');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** Every product is old enough. */
export const StartsToday: Story = {
  args: {
    choices: {
      ...CHOICES,
      products: CHOICES.products.map((offered) => ({ ...offered, waits_for: null })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It starts with your first scan\./)).toBeVisible();
  },
};

/** Before the first scan, no sign is known. */
export const NoScan: Story = {
  args: {
    choices: {
      ...CHOICES,
      signs: CHOICES.signs.map((sign) => ({
        ...sign,
        range: null,
        smallest_change: null,
        is_highest: false,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Your last scan does not tell it')).toHaveLength(3);
  },
};

export const Starting: Story = {
  args: { starting: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Starting...' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { starting: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It could not be started. Please try again.');
  },
};

export const FailedWithDetail: Story = {
  args: { starting: { state: 'failed', detail: 'A product trial is running already.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A product trial is running already.');
  },
};

export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^A change must be larger/)).toBeNull();
    await expect(canvas.getByRole('radio', { name: /Uneven tone.*a little to quite a bit/i })).toBeChecked();
  },
};

export const LongestText: Story = {
  args: {
    choices: {
      ...CHOICES,
      products: CHOICES.products.map((offered) => ({
        ...offered,
        product: { ...offered.product, name: LONGEST_NAME },
        waits_for: LONGEST_NAME,
      })),
    },
  },
};
