import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { INVOICES } from '../fixtures.ts';
import { InvoiceList } from './InvoiceList.tsx';

const meta = {
  title: 'Sections/billing/InvoiceList',
  component: InvoiceList,
  args: {
    invoices: { state: 'ready', value: INVOICES },
    hrefOf: ({ id }) => `/api/invoices/${id}`,
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InvoiceList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [paid, refunded, open] = canvas.getAllByRole('listitem');
    if (!paid || !refunded || !open) throw new Error('There are not three invoices.');
    await expect(paid).toHaveTextContent(
      /^November\s16, 2026 Plus, one year, founding price\. Paid with Visa ending 4242\$48\.00PDF$/,
    );
    await expect(within(paid).getByRole('link')).toHaveAttribute('href', '/api/invoices/in_3');
    await expect(within(paid).getByRole('link')).toHaveAccessibleName(
      'PDF: download the invoice of November\u00A016, 2026',
    );
    await expect(refunded).toHaveTextContent('Refunded');
    await expect(open).toHaveTextContent('Not paid yet');
    await expect(open).not.toHaveTextContent('Paid with');
  },
};

export const Empty: Story = {
  args: { invoices: { state: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No invoices yet.')).toBeVisible();
  },
};

export const Waiting: Story = { args: { invoices: { state: 'waiting' } } };

export const Failed: Story = {
  args: { invoices: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your invoices could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongestText: Story = {
  args: {
    invoices: {
      state: 'ready',
      value: INVOICES.map((invoice) => ({
        ...invoice,
        amount: 1_234_567_890,
        currency: 'idr',
        description: 'Pro, one year, founding price, less what was paid for Plus and not used',
      })),
    },
  },
};
