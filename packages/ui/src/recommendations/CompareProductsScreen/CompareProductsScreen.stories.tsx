import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dropsDetails, fluidDetails, sampleDetails, serumDetails } from '../product-fixtures.ts';
import { CompareProductsScreen } from './CompareProductsScreen.tsx';

const meta = {
  title: 'Screens/recommendations/CompareProductsScreen',
  component: CompareProductsScreen,
  args: {
    products: { state: 'ready', value: [serumDetails, dropsDetails, fluidDetails] },
    additions: {},
    onAdd: fn(),
    onRemove: fn(),
  },
  parameters: { shell: { session: 'signed_in', path: '/products/compare' } },
} satisfies Meta<typeof CompareProductsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Three products, against your plan and your last scan.')).toBeVisible();
    const table = within(main.getByRole('table'));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    const price = table.getByRole('row', { name: /^Price/ });
    await expect(
      within(price)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$22.90', '$9.80', 'Not known']);
    await expect(table.getByRole('row', { name: /^With your plan/ })).toHaveTextContent('1 conflict');
    // Reasons follow each other in one sentence.
    const reasons = table.getByRole('row', { name: /^Why this/ });
    await expect(reasons).toHaveTextContent(/; [a-z]/);
    await expect(reasons).not.toHaveTextContent(/; [A-Z][a-z]/);
    await expect(main.getByText(/costs \$13\.10 less/)).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Leave out Plain Niacinamide Drops' }));
    await expect(args.onRemove).toHaveBeenCalledWith('obf:4000000000028');
    await userEvent.click(
      table.getAllByRole('button', { name: 'Add to Plan' })[1] ?? canvas.getByRole('main'),
    );
    await expect(args.onAdd).toHaveBeenCalledWith(dropsDetails.product);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Two is the minimum, so none can be removed. */
export const Two: Story = {
  args: { products: { state: 'ready', value: [serumDetails, sampleDetails] } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('button', { name: /^Leave out/ })).toBeNull();
    await expect(main.getByRole('button', { name: 'In Use' })).toBeDisabled();
  },
};

export const Four: Story = {
  args: { products: { state: 'ready', value: [serumDetails, dropsDetails, fluidDetails, sampleDetails] } },
};

export const Waiting: Story = {
  args: { products: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      'Loading the products…',
    );
  },
};

/** One product, or none, cannot be compared. */
export const Empty: Story = {
  args: { products: { state: 'ready', value: [serumDetails] } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Choose two products to compare.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Find products' })).toHaveAttribute(
      'href',
      '/recommendations',
    );
  },
};

export const Failed: Story = {
  args: { products: { state: 'failed', detail: null }, onRetry: fn() },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('alert')).toHaveTextContent('Failed to load the products.');
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { products: { state: 'failed', detail: 'Please wait a minute and try again.' } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('main')).getByText('Please wait a minute and try again.'),
    ).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    products: {
      state: 'ready',
      value: [serumDetails, dropsDetails].map((details) => ({
        ...details,
        product: {
          ...details.product,
          name: 'Hyperconcentratedmicroencapsulated Green Tea, Cucumber and Rice Water Gel for the Eyes, 200 ml',
        },
      })),
    },
  },
};
