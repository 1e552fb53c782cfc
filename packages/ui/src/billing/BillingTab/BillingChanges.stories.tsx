import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { NO_BILLING_ACTION } from '../billing-action.ts';
import { ENDING, PLUS, PRO } from '../fixtures.ts';
import { BillingTab } from './BillingTab.tsx';
import billingTab from './BillingTab.stories.tsx';

const ready = (subscription: typeof PLUS) => ({
  state: 'ready' as const,
  value: { subscription, has_founding_price: false },
});

/** Actions in progress, failed and done. */
const meta = {
  title: 'Sections/billing/BillingTab/BillingChanges',
  component: BillingTab,
  args: billingTab.args,
  decorators: billingTab.decorators,
} satisfies Meta<typeof BillingTab>;

export default meta;

type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const CancelBusy: Story = {
  args: { actions: { ...NO_BILLING_ACTION, cancel: { state: 'busy' } } },
  play: async ({ canvas }) => {
    await press('Cancel subscription');
    await expect(screen.queryByRole('group')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Change card' })).toBeDisabled();
  },
};

/** The failure is shown beside the button that was clicked. */
export const ChangeFailed: Story = {
  args: {
    billing: ready(PRO),
    member: { plan: 'pro_monthly', plan_expires_at: null },
    actions: { ...NO_BILLING_ACTION, downgrade: { state: 'failed', detail: null } },
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Plan change failed.');
    await expect(alert.nextElementSibling).toHaveTextContent('Downgrade to Plus');
  },
};

export const KeepFailed: Story = {
  args: {
    billing: ready({ ...PLUS, ...ENDING }),
    actions: { ...NO_BILLING_ACTION, keep: { state: 'failed', detail: 'This plan has ended already.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This plan has ended already.');
  },
};

export const CardBusy: Story = {
  args: { actions: { ...NO_BILLING_ACTION, change_card: { state: 'busy' } } },
  play: async ({ args }) => {
    await press('Change card');
    await expect(args.onChangeCard).not.toHaveBeenCalled();
  },
};

/** The message of a completed action takes the focus, because its button is gone. */
export const Done: Story = {
  args: {
    billing: ready({ ...PLUS, ...ENDING }),
    actions: {
      ...NO_BILLING_ACTION,
      cancel: { state: 'done', message: 'Your subscription ends on December 18.' },
    },
  },
  play: async ({ canvas }) => {
    const [done] = canvas.getAllByRole('status');
    await expect(done).toHaveTextContent('Your subscription ends on December 18.');
    await expect(done).toHaveFocus();
  },
};

/** The provider has not confirmed a withdrawal: nothing else is offered, and no renewal is announced. */
export const LeavingUnconfirmed: Story = {
  args: {
    billing: {
      state: 'ready',
      value: { subscription: null, has_founding_price: false, leaving: 'withdraw' },
    },
    member: { plan: 'plus_annual', plan_expires_at: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We have your withdrawal\./)).toHaveTextContent(
      'has not confirmed the refund of all that you paid yet',
    );
    await expect(canvas.getByText('Nothing renews.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A withdrawal is done. The provider refuses to refund one charge, and a bank holds another. */
export const NotAllBack: Story = {
  args: {
    billing: {
      state: 'ready',
      value: {
        subscription: null,
        has_founding_price: true,
        unreturned: { refused: { amount: 4800, currency: 'usd' }, held: { amount: 9000, currency: 'usd' } },
      },
    },
    member: { plan: 'free', plan_expires_at: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$48\.00 cannot go back to your card/)).toBeVisible();
    await expect(canvas.getByText(/^Your bank holds \$90\.00 until the dispute/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('button', { name: 'Upgrade' })).toBeVisible();
  },
};
