import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PLUS, PRO } from '../fixtures.ts';
import { NO_BILLING_ACTION } from './billing-action.ts';
import { BillingTab } from './BillingTab.tsx';
import billingTab from './BillingTab.stories.tsx';

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
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Upgrade to Pro' })).toBeDisabled();
  },
};

export const CancelFailed: Story = {
  args: { actions: { ...NO_BILLING_ACTION, cancel: { state: 'failed', detail: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cancellation failed.');
  },
};

export const CancelFailedWithDetail: Story = {
  args: {
    actions: { ...NO_BILLING_ACTION, cancel: { state: 'failed', detail: 'This plan has ended already.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This plan has ended already.');
  },
};

/** The failure is shown beside the button that was clicked. */
export const ChangeFailed: Story = {
  args: {
    subscription: { state: 'ready', value: PRO },
    actions: { ...NO_BILLING_ACTION, downgrade: { state: 'failed', detail: null } },
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Plan change failed.');
    await expect(alert.nextElementSibling).toHaveTextContent('Downgrade to Plus');
  },
};

/** The message of a completed action takes the focus, because its button is gone. */
export const Done: Story = {
  args: {
    subscription: { state: 'ready', value: { ...PLUS, scheduled_plan: 'canceled' } },
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
