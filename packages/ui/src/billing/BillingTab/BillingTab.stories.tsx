import type { CurrentSubscription, Plan } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Page } from '../../primitives/Page/Page.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { NO_BILLING_ACTION } from '../billing-action.ts';
import { DISPUTED, ENDING, FOUNDING, INVOICES, OFFERS, PLUS, PRO, RENEWAL } from '../fixtures.ts';
import { BillingTab } from './BillingTab.tsx';

/** A member with this plan and subscription. */
const of = (subscription: CurrentSubscription | null, plan?: Plan) => ({
  member: { plan: plan ?? subscription?.plan ?? 'free', plan_expires_at: null },
  billing: {
    state: 'ready' as const,
    value: { subscription, has_founding_price: subscription?.is_founding ?? false },
  },
});

const meta = {
  title: 'Sections/billing/BillingTab',
  component: BillingTab,
  args: {
    ...of(PLUS),
    offers: OFFERS,
    invoices: { state: 'ready', value: INVOICES },
    invoiceHref: ({ id }) => `/api/invoices/${id}`,
    usage: (
      <SectionCard title="What is left" aside="until December 1, 2026">
        <p>3 scans</p>
      </SectionCard>
    ),
    canBuy: true,
    actions: NO_BILLING_ACTION,
    onRetry: fn(),
    onRetryInvoices: fn(),
    onChoosePlan: fn(),
    onUpgrade: fn(),
    onDowngrade: fn(),
    onKeep: fn(),
    onChangeCard: fn(),
    onLeave: fn(),
  },
  decorators: [
    (Story) => (
      <Page width="cards">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof BillingTab>;

export default meta;

type Story = StoryObj<typeof meta>;

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('Renews on December 18, 2026 for $5.99 a month. Paid with Visa ending 4242.'),
    ).toBeVisible();
    await expect(buttons()).toEqual(['Upgrade to Pro', 'Change card', 'Cancel subscription']);
    await press('Upgrade to Pro');
    await expect(args.onUpgrade).toHaveBeenCalledWith({ plan: 'pro_monthly' });
    await press('Change card');
    await expect(args.onChangeCard).toHaveBeenCalledOnce();
  },
};

/** The first days: three ways to end the contract, and the price that stays for life. */
export const Withdraw: Story = {
  args: of(FOUNDING),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Founding price, yours for life.').parentElement).toHaveTextContent(
      '$48.00 a year. The list price is $59.00: you save $11.00 a year (18.6%).',
    );
    await expect(canvas.getByText(/We mail you 7 days before\./)).toBeVisible();
    await expect(buttons()).toEqual([
      'Upgrade to Pro',
      'Change card',
      'Withdraw from contract here',
      'Request a refund',
      'Cancel subscription',
    ]);
    await press('Withdraw from contract here');
    await press('Confirm withdrawal');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledWith({ action: 'withdraw' });
  },
};

export const Free: Story = {
  args: { ...of(null), invoices: { state: 'ready', value: [] } },
  play: async ({ args, canvas }) => {
    await expect(buttons()).toEqual(['Upgrade']);
    await expect(canvas.queryByText('Invoices')).toBeNull();
    await press('Upgrade');
    await expect(args.onChoosePlan).toHaveBeenCalledOnce();
  },
};

/** After an ended subscription the invoices and the founding place stay. */
export const FreeAgain: Story = {
  args: {
    ...of({ ...FOUNDING, status: 'canceled', ends_at: null }, 'free'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your founding price waits for you.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Invoices' })).toBeVisible();
    await expect(buttons()).toEqual(['Upgrade']);
  },
};

export const Trial: Story = {
  args: {
    ...of(null),
    member: { plan: 'trial', plan_expires_at: RENEWAL - 14 * 24 * 60 * 60 },
    invoices: { state: 'ready', value: [] },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your trial ends on December 4, 2026. It then becomes Free, without a payment.'),
    ).toBeVisible();
  },
};

/** No plan is offered to members under 18. */
export const Minor: Story = {
  args: { ...of(null), invoices: { state: 'ready', value: [] }, canBuy: false },
  play: async ({ canvas }) => {
    await expect(buttons()).toEqual([]);
    await expect(canvas.queryByText(/\$|Plus|Pro\b/)).toBeNull();
  },
};

export const PlusAnnual: Story = {
  args: of({ ...FOUNDING, is_founding: false, withdraw_until: null, refund_until: null }),
};

export const Pro: Story = {
  args: of(PRO),
  play: async ({ args, canvas }) => {
    await expect(buttons()).toEqual(['Change card', 'Downgrade to Plus', 'Cancel subscription']);
    await expect(canvas.getByText(/no ads for \$5\.99 a month\. Pro stays until December 18/)).toBeVisible();
    await press('Downgrade to Plus');
    await expect(args.onDowngrade).toHaveBeenCalledWith({ plan: 'plus_monthly' });
  },
};

export const ProAnnual: Story = {
  args: of({ ...PRO, plan: 'pro_annual', price: { amount: 14_900, currency: 'usd' } }),
  play: async ({ args }) => {
    await press('Downgrade to Plus');
    await expect(args.onDowngrade).toHaveBeenCalledWith({ plan: 'plus_annual' });
  },
};

export const Admin: Story = {
  args: { ...of(null, 'admin'), invoices: { state: 'ready', value: [] } },
  play: async () => {
    await expect(buttons()).toEqual([]);
  },
};

export const PlusEnding: Story = {
  args: of({ ...PLUS, ...ENDING }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Ends on December 18, 2026 and does not renew\./)).toBeVisible();
    await expect(buttons()).toEqual(['Keep Plus', 'Change card']);
    await press('Keep Plus');
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

/** The bank took the money back: the plan is paused, and the contract continues. */
export const InDispute: Story = {
  args: of(DISPUTED, 'free'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In dispute')).toBeVisible();
    await expect(canvas.getByText(/^Your bank has taken the last charge of \$48\.00 back/)).toHaveTextContent(
      /If the bank decides that the charge stands, Plus comes back\. The contract goes on and renews on/,
    );
    await expect(canvas.queryByText(/Nothing renews|stays until/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Upgrade to Pro' })).toBeNull();
  },
};

export const Waiting: Story = {
  args: { billing: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
    await expect(buttons()).toEqual([]);
  },
};

export const Failed: Story = {
  args: { billing: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not retrieve subscription details.');
    await press('Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { billing: { state: 'failed', detail: 'The payment provider could not be reached.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment provider could not be reached.');
  },
};

export const LongestText: Story = {
  args: {
    ...of({ ...FOUNDING, status: 'past_due', grace_until: FOUNDING.refund_until }),
    actions: {
      ...NO_BILLING_ACTION,
      change_card: { state: 'failed', detail: 'The payment provider could not be reached. '.repeat(4) },
    },
  },
};
