import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { Page } from '../../primitives/Page/Page.tsx';
import { FREE, PLUS, PRO, RECENT_START, RENEWAL } from '../fixtures.ts';
import { NO_BILLING_ACTION } from './billing-action.ts';
import { BillingTab } from './BillingTab.tsx';

const meta = {
  title: 'Sections/billing/BillingTab',
  component: BillingTab,
  args: {
    subscription: { state: 'ready', value: PLUS },
    canBuy: true,
    actions: NO_BILLING_ACTION,
    onRetry: fn(),
    onChoosePlan: fn(),
    onUpgrade: fn(),
    onDowngrade: fn(),
    onKeep: fn(),
    onCancel: fn(),
    onWithdraw: fn(),
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Renews on December 18, 2026 for $5.99.')).toBeVisible();
    await expect(buttons()).toEqual(['Upgrade to Pro', 'Cancel subscription']);
  },
};

export const Upgrade: Story = {
  play: async ({ args }) => {
    await press('Upgrade to Pro');
    await expect(args.onUpgrade).toHaveBeenCalledWith({ plan: 'pro_monthly' });
  },
};

/** Cancelling takes two clicks and asks no question. Escape closes the dialog without a change. */
export const Cancel: Story = {
  play: async ({ args, canvas }) => {
    await press('Cancel subscription');
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleDescription(/stays yours until December 18, 2026/);
    await expect(within(dialog).queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel subscription' })).toHaveFocus());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await press('Cancel subscription');
    await findDialog();
    await press('Cancel now');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** In the first 14 days the member can withdraw from the contract. */
export const Withdraw: Story = {
  args: { contract_started_at: RECENT_START },
  play: async ({ args }) => {
    await expect(buttons()).toEqual(['Upgrade to Pro', 'Cancel subscription', 'Withdraw from contract here']);
    await press('Withdraw from contract here');
    await expect(await findDialog()).toHaveAccessibleName('Withdraw from contract');
    await press('Confirm withdrawal');
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Free: Story = {
  args: { subscription: { state: 'ready', value: FREE } },
  play: async ({ args }) => {
    await expect(buttons()).toEqual(['Upgrade']);
    await press('Upgrade');
    await expect(args.onChoosePlan).toHaveBeenCalledOnce();
  },
};

export const Trial: Story = {
  args: {
    subscription: {
      state: 'ready',
      value: { ...FREE, plan: 'trial', plan_expires_at: RENEWAL - 14 * 24 * 60 * 60 },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your trial ends on December 4, 2026. It then becomes Free, without a payment.'),
    ).toBeVisible();
  },
};

/** No plan is offered to members under 18. */
export const Minor: Story = {
  args: { subscription: { state: 'ready', value: FREE }, canBuy: false },
  play: async ({ canvas }) => {
    await expect(buttons()).toEqual([]);
    await expect(canvas.queryByText('RECOMMENDED')).toBeNull();
  },
};

export const PlusAnnual: Story = {
  args: {
    subscription: { state: 'ready', value: { ...PLUS, plan: 'plus_annual', next_invoice_amount: 4800 } },
  },
};

export const Pro: Story = {
  args: { subscription: { state: 'ready', value: PRO } },
  play: async ({ args }) => {
    await expect(buttons()).toEqual(['Cancel subscription', 'Downgrade to Plus']);
    await press('Downgrade to Plus');
    await expect(args.onDowngrade).toHaveBeenCalledWith({ plan: 'plus_monthly' });
  },
};

export const ProAnnual: Story = {
  args: {
    subscription: { state: 'ready', value: { ...PRO, plan: 'pro_annual', next_invoice_amount: 14_900 } },
  },
  play: async ({ args }) => {
    await press('Downgrade to Plus');
    await expect(args.onDowngrade).toHaveBeenCalledWith({ plan: 'plus_annual' });
  },
};

export const Admin: Story = {
  args: { subscription: { state: 'ready', value: { ...FREE, plan: 'admin' } } },
  play: async () => {
    await expect(buttons()).toEqual([]);
  },
};

export const PlusEnding: Story = {
  args: { subscription: { state: 'ready', value: { ...PLUS, scheduled_plan: 'canceled' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Ends on December 18, 2026 and does not renew.')).toBeVisible();
    await expect(canvas.getByText(/^Your plan changes to/)).toHaveTextContent(
      'Your plan changes to Free on December 18, 2026.',
    );
    await expect(buttons()).toEqual(['Keep Plus']);
    await press('Keep Plus');
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const ProEnding: Story = {
  args: { subscription: { state: 'ready', value: { ...PRO, scheduled_plan: 'canceled' } } },
  play: async () => {
    await expect(buttons()).toEqual(['Keep Pro']);
  },
};

export const ProToPlus: Story = {
  args: {
    subscription: {
      state: 'ready',
      value: { ...PRO, scheduled_plan: 'plus_monthly', next_invoice_amount: 599 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changes to Plus on December 18, 2026 for $5.99.')).toBeVisible();
    await expect(buttons()).toEqual(['Cancel subscription', 'Keep Pro']);
  },
};

export const PlusToPro: Story = {
  args: {
    subscription: {
      state: 'ready',
      value: { ...PLUS, scheduled_plan: 'pro_monthly', next_invoice_amount: 1499 },
    },
  },
  play: async () => {
    await expect(buttons()).toEqual(['Cancel subscription', 'Keep Plus']);
  },
};

export const PaymentDue: Story = {
  args: { subscription: { state: 'ready', value: { ...PLUS, subscription_status: 'past_due' } } },
};

export const Waiting: Story = {
  args: { subscription: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
    await expect(buttons()).toEqual([]);
  },
};

export const Failed: Story = {
  args: { subscription: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not retrieve subscription details.');
    await press('Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: {
    subscription: { state: 'failed', detail: 'The payment provider could not be reached.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment provider could not be reached.');
  },
};

export const LongestText: Story = {
  args: {
    subscription: {
      state: 'ready',
      value: {
        ...PRO,
        scheduled_plan: 'plus_monthly',
        next_invoice_amount: 599,
        subscription_status: 'past_due',
      },
    },
    contract_started_at: RECENT_START,
    actions: {
      ...NO_BILLING_ACTION,
      keep: { state: 'failed', detail: 'The payment provider could not be reached. '.repeat(4) },
    },
  },
};
