import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PLUS, PRO } from '../fixtures.ts';
import { BillingTab } from './BillingTab.tsx';
import billingTab from './BillingTab.stories.tsx';

/** Scheduled changes of annual plans, and a change of the period alone. */
const meta = {
  title: 'Sections/billing/BillingTab/ScheduledPlans',
  component: BillingTab,
  args: billingTab.args,
  decorators: billingTab.decorators,
} satisfies Meta<typeof BillingTab>;

export default meta;

type Story = StoryObj<typeof meta>;

const PLUS_ANNUAL = { ...PLUS, plan: 'plus_annual', next_invoice_amount: 5900 } as const;
const PRO_ANNUAL = { ...PRO, plan: 'pro_annual', next_invoice_amount: 14_900 } as const;

async function expectOffer(renewal: string, buttons: string[]) {
  await expect(screen.getByText(renewal)).toBeVisible();
  await expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
}

export const Default: Story = {
  name: 'Plus Annual Ending',
  args: { subscription: { state: 'ready', value: { ...PLUS_ANNUAL, scheduled_plan: 'canceled' } } },
  play: () => expectOffer('Ends on December 18, 2026 and does not renew.', ['Keep Plus']),
};

export const ProAnnualEnding: Story = {
  args: { subscription: { state: 'ready', value: { ...PRO_ANNUAL, scheduled_plan: 'canceled' } } },
  play: () => expectOffer('Ends on December 18, 2026 and does not renew.', ['Keep Pro']),
};

export const ProAnnualToPlus: Story = {
  args: {
    subscription: {
      state: 'ready',
      value: { ...PRO_ANNUAL, scheduled_plan: 'plus_annual', next_invoice_amount: 5900 },
    },
  },
  play: () =>
    expectOffer('Changes to Plus on December 18, 2026 for $59.00.', ['Cancel subscription', 'Keep Pro']),
};

export const PlusAnnualToPro: Story = {
  args: {
    subscription: {
      state: 'ready',
      value: { ...PLUS_ANNUAL, scheduled_plan: 'pro_annual', next_invoice_amount: 14_900 },
    },
  },
  play: () =>
    expectOffer('Changes to Pro on December 18, 2026 for $149.00.', ['Cancel subscription', 'Keep Plus']),
};

export const PlusToAnnual: Story = {
  args: {
    subscription: {
      state: 'ready',
      value: { ...PLUS, scheduled_plan: 'plus_annual', next_invoice_amount: 5900 },
    },
  },
  play: () =>
    expectOffer('Changes to annual Plus on December 18, 2026 for $59.00.', [
      'Cancel subscription',
      'Keep Plus',
    ]),
};

export const ProToMonthly: Story = {
  args: {
    subscription: {
      state: 'ready',
      value: { ...PRO_ANNUAL, scheduled_plan: 'pro_monthly', next_invoice_amount: 1499 },
    },
  },
  play: () =>
    expectOffer('Changes to monthly Pro on December 18, 2026 for $14.99.', [
      'Cancel subscription',
      'Keep Pro',
    ]),
};
