import type { CurrentSubscription } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ENDING, FOUNDING, PLUS, PRO } from '../fixtures.ts';
import { BillingTab } from './BillingTab.tsx';
import billingTab from './BillingTab.stories.tsx';

/** The args of a member whose plan follows from the subscription: Free when it is not paid. */
const of = (subscription: CurrentSubscription) => ({
  member: {
    plan: subscription.status === 'unpaid' ? ('free' as const) : subscription.plan,
    plan_expires_at: null,
  },
  billing: { state: 'ready' as const, value: { subscription, has_founding_price: false } },
});

const ANNUAL = { ...FOUNDING, is_founding: false, withdraw_until: null, refund_until: null };
const PRO_ANNUAL = { ...ANNUAL, plan: 'pro_annual' as const, price: { amount: 14_900, currency: 'usd' } };
const becomes = (scheduled_plan: CurrentSubscription['plan'], amount: number) => ({
  scheduled_plan,
  scheduled_at: PLUS.renews_at,
  renewal: { amount, currency: 'usd' },
});

/** Scheduled changes, and missing payments. */
const meta = {
  title: 'Sections/billing/BillingTab/ScheduledPlans',
  component: BillingTab,
  args: { ...billingTab.args, ...of({ ...ANNUAL, ...ENDING }) },
  decorators: billingTab.decorators,
} satisfies Meta<typeof BillingTab>;

export default meta;

type Story = StoryObj<typeof meta>;

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);
const hasText = (text: RegExp) => expect(screen.getByText(text)).toBeVisible();

export const Default: Story = {
  play: async () => {
    await expect(buttons()).toEqual(['Keep Plus', 'Change card']);
  },
};

export const ProEnding: Story = {
  args: of({ ...PRO, ...ENDING }),
  play: async () => {
    await expect(buttons()).toEqual(['Keep Pro', 'Change card']);
  },
};

export const ProAnnualEnding: Story = { args: of({ ...PRO_ANNUAL, ...ENDING }) };

export const PlusToPro: Story = {
  args: of({ ...PLUS, ...becomes('pro_monthly', 1499) }),
  play: async () => {
    await expect(buttons()).toEqual(['Keep Plus', 'Change card', 'Cancel subscription']);
  },
};

export const PlusAnnualToPro: Story = { args: of({ ...ANNUAL, ...becomes('pro_annual', 14_900) }) };

export const ProToPlus: Story = {
  args: of({ ...PRO, ...becomes('plus_monthly', 599) }),
  play: async () => {
    await hasText(/^Changes to Plus on December 18, 2026 for \$5\.99 a month\./);
    await expect(buttons()).toEqual(['Keep Pro', 'Change card', 'Cancel subscription']);
  },
};

export const ProAnnualToPlus: Story = { args: of({ ...PRO_ANNUAL, ...becomes('plus_annual', 5900) }) };

export const PlusToAnnual: Story = {
  args: of({ ...PLUS, ...becomes('plus_annual', 5900) }),
  play: async () => {
    await hasText(/^Changes to annual Plus on December 18, 2026 for \$59\.00 a year\./);
  },
};

export const ProToMonthly: Story = {
  args: of({ ...PRO_ANNUAL, ...becomes('pro_monthly', 1499) }),
  play: async () => {
    await hasText(/^Changes to monthly Pro on/);
  },
};

/** The last payment failed: until when the plan continues, and what to do, before any other offer. */
export const PastDue: Story = {
  args: of({ ...PLUS, status: 'past_due', grace_until: FOUNDING.refund_until }),
  play: async () => {
    await hasText(
      /^Your last payment did not go through\. Plus stays until November 25, 2026\. Change your card, or ask your bank\.$/,
    );
    await expect(screen.getByText('Payment due')).toBeVisible();
    await expect(buttons()).toEqual(['Change card', 'Cancel subscription']);
  },
};

export const Unpaid: Story = {
  args: of({ ...PLUS, status: 'unpaid', renews_at: null, renewal: null }),
  play: async () => {
    await hasText(/your account is Free for now\. Change your card, and Plus comes back/);
    await expect(buttons()).toEqual(['Change card', 'Cancel subscription']);
  },
};
