import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { fluidDetails, sampleDetails, serumDetails } from '../product-fixtures.ts';
import { ProductScreen } from './ProductScreen.tsx';

const meta = {
  title: 'Screens/recommendations/ProductScreen',
  component: ProductScreen,
  args: { product: { state: 'ready', value: serumDetails }, addition: IDLE, onAdd: fn() },
  parameters: { shell: { session: 'signed_in', path: '/products' } },
} satisfies Meta<typeof ProductScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Niacinamide 5% Daily Serum');
    await expect(main.getByText('30 ml, $0.76 per ml')).toBeVisible();
    await expect(
      main.getByText(/^Price seen by the operator of this server on November 12, 2026/),
    ).toBeVisible();
    const why = within(main.getByRole('region', { name: 'Why this, for you' }));
    await expect(why.getByText('Fair: controlled trials or a large survey')).toBeVisible();
    await expect(why.getByText(/^Our own default/)).toBeVisible();
    await userEvent.click(why.getByRole('button', { name: 'Source 1' }));
    await expect(why.getByRole('note')).toHaveTextContent('Draelos 2006, niacinamide and facial sebum');
    await expect(main.getByText(/^The list was copied/).getBoundingClientRect().width).toBeGreaterThan(200);
    const against = within(main.getByRole('region', { name: 'Why not' }));
    await expect(against.getByText(/Wait until November 27/)).toBeVisible();
    const cheaper = within(main.getByRole('region', { name: /^A cheaper match/ }));
    await expect(cheaper.getByText(/\$13\.10 less/)).toHaveTextContent(
      'It leaves out Sodium PCA and Allantoin.',
    );
    await expect(main.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/products/compare?ids=obf%3A4000000000011,obf%3A4000000000028,obf%3A4000000000035',
    );
    await expect(main.getByRole('link', { name: 'Try it for some weeks' })).toHaveAttribute(
      'href',
      '/product-trial?product=obf%3A4000000000011',
    );
    await userEvent.click(main.getByRole('button', { name: 'Add to Plan' }));
    await expect(args.onAdd).toHaveBeenCalledWith(serumDetails.product);
  },
};

export const Waiting: Story = {
  args: { product: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      'Loading the product…',
    );
  },
};

/** There is no reason for it and none against it; a sample cannot be bought. */
export const Sample: Story = {
  args: { product: { state: 'ready', value: sampleDetails } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Sample catalog')).toBeVisible();
    await expect(main.getByText(/^An example, not for sale\./)).toBeVisible();
    await expect(main.getByText('Nothing in your answers or your last scan asks for it.')).toBeVisible();
    await expect(main.getByText('We found nothing that speaks against it.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'In Use' })).toBeDisabled();
    await expect(main.queryByRole('heading', { name: 'Sources' })).toBeNull();
  },
};

/** Price and size are unknown. */
export const WithoutPrice: Story = {
  args: { product: { state: 'ready', value: fluidDetails } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).queryByText(/\$/)).toBeNull();
  },
};

export const Failed: Story = {
  args: { product: { state: 'failed', detail: null }, onRetry: fn() },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Product');
    await expect(main.getByRole('alert')).toHaveTextContent('Failed to load this product.');
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { product: { state: 'failed', detail: 'Please wait a minute and try again.' } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('main')).getByText('Please wait a minute and try again.'),
    ).toBeVisible();
  },
};

export const AddingFailed: Story = {
  args: { addition: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByText('Failed to add to care plan')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    product: {
      state: 'ready',
      value: {
        ...serumDetails,
        product: {
          ...serumDetails.product,
          name: 'Hyperconcentratedmicroencapsulated Green Tea, Cucumber and Rice Water Gel for the Eyes and the Temples, 200 ml',
          price: 99_999.99,
        },
        reasons_against: Array.from({ length: 8 }, (_, at) => ({
          title: `Reason ${at}`,
          sentence:
            'Skin that reacts easily often stings with fragrance, drying alcohol, menthol or strong acids.',
          fix: 'Choose a fragrance-free version.',
          grade: 'B' as const,
          sources: serumDetails.reasons_for.flatMap(({ sources }) => sources),
        })),
      },
    },
  },
};
