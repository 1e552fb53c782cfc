import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { NO_BILLING_ACTION } from '../billing-action.ts';
import { DISPUTED, ENDING, FOUNDING, PLUS, PRO } from '../fixtures.ts';
import { Leaving } from './Leaving.tsx';

const meta = {
  title: 'Sections/billing/Leaving',
  component: Leaving,
  args: {
    subscription: FOUNDING,
    hasFoundingPlace: true,
    actions: NO_BILLING_ACTION,
    onLeave: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Leaving>;

export default meta;

type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Within 14 days/)).toHaveTextContent(
      /without a reason: until December 2, 2026 at 11:59.PM\. All that you paid for it goes back to your card\. Plus ends at once\./,
    );
    await press('Withdraw from contract here');
    await expect(args.onLeave).not.toHaveBeenCalled();
    const question = canvas.getByRole('group', { name: 'Confirm withdrawal' });
    await expect(question).toHaveFocus();
    await expect(question).toHaveTextContent('You get a receipt with date and time by mail.');
    await press('Confirm withdrawal');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledWith({ action: 'withdraw' });
  },
};

/** The second click asks nothing: two buttons of the same size, and no field. */
export const Cancel: Story = {
  play: async ({ args, canvas }) => {
    await press('Cancel subscription');
    const question = canvas.getByRole('group', { name: 'Confirm cancellation' });
    await expect(question).toHaveTextContent(/^Plus stays until November 18, 2027\./);
    await expect(question).toHaveTextContent('Your founding price waits for you.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await press('Keep Plus');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Cancel subscription' })).toHaveFocus();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await press('Cancel subscription');
    await press('Confirm cancellation');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledWith({ action: 'cancel' });
  },
};

/**
 * A question ends with the action that it asked about, also where the subscription returns to what it was.
 */
export const CancelledAndKept: Story = {
  render: function CancelledAndKeptStory({ onLeave, ...args }) {
    const [isEnding, setIsEnding] = useState(false);
    return (
      <>
        <Leaving
          {...args}
          subscription={isEnding ? { ...PRO, ...ENDING } : PRO}
          onLeave={(way) => {
            onLeave(way);
            setIsEnding(true);
          }}
        />
        {isEnding && <Button onClick={() => setIsEnding(false)}>Keep Pro</Button>}
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await press('Cancel subscription');
    await press('Confirm cancellation');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await press('Keep Pro');
    await expect(canvas.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/** A plan change beside the question: "Keep Pro" has one meaning only. */
export const ChangedMeanwhile: Story = {
  render: function ChangedMeanwhileStory(args) {
    const [isChanging, setIsChanging] = useState(false);
    const changing = { scheduled_plan: 'plus_monthly', scheduled_at: PRO.renews_at } as const;
    return (
      <>
        <Leaving {...args} subscription={isChanging ? { ...PRO, ...changing } : PRO} />
        <Button onClick={() => setIsChanging(true)}>Switch to Plus</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await press('Cancel subscription');
    await expect(canvas.getByRole('button', { name: 'Keep Pro' })).toBeVisible();
    await press('Switch to Plus');
    await expect(canvas.queryByRole('button', { name: 'Keep Pro' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  },
};

export const Refund: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Within 7 days/)).toHaveTextContent(
      'The $48.00 of the last charge is back',
    );
    await press('Request a refund');
    await press('Confirm refund');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledWith({ action: 'refund' });
  },
};

/** After the first 14 days only cancelling at the end of the period is left. */
export const OnlyCancel: Story = {
  args: { subscription: PLUS, hasFoundingPlace: false },
  play: async ({ canvas }) => {
    await press('Cancel subscription');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(canvas.queryByText(/founding/)).toBeNull();
  },
};

/** Already cancelled: within the first days the contract can still be withdrawn from. */
export const EndingAlready: Story = {
  args: { subscription: { ...FOUNDING, ...ENDING } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Withdraw from contract here' })).toBeVisible();
  },
};

/** The last charge is refunded already. */
export const Refunded: Story = {
  args: {
    subscription: {
      ...FOUNDING,
      last_charge: {
        amount: 4800,
        currency: 'usd',
        charged_at: '2026-11-18T09:30:00.000Z',
        is_refunded: true,
        is_disputed: false,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Request a refund' })).toBeNull();
  },
};

/** The bank took the last charge back: there is no plan that could continue. */
export const InDispute: Story = {
  args: { subscription: DISPUTED },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/stays until|All that you paid/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Request a refund' })).toBeNull();
    await press('Cancel subscription');
    const question = canvas.getByRole('group', { name: 'Confirm cancellation' });
    await expect(question).toHaveTextContent(/^The contract ends on November 18, 2027\. Nothing is charged/);
  },
};

/** A payment that failed for good: the account is Free already. */
export const Unpaid: Story = {
  args: { subscription: { ...PLUS, status: 'unpaid', renews_at: null, renewal: null } },
  play: async ({ canvas }) => {
    await press('Cancel subscription');
    const question = canvas.getByRole('group', { name: 'Confirm cancellation' });
    await expect(question).toHaveTextContent(/^The contract ends with its period\. Nothing is charged/);
  },
};

/** While one action runs, a second click does nothing and the others are locked. */
export const Busy: Story = {
  render: function BusyStory({ onLeave, ...args }) {
    const [actions, setActions] = useState(args.actions);
    return (
      <Leaving
        {...args}
        actions={actions}
        onLeave={(way) => {
          onLeave(way);
          setActions({ ...actions, cancel: { state: 'busy' } });
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await press('Cancel subscription');
    await press('Confirm cancellation');
    await press('Confirm cancellation');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Request a refund' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Keep Plus' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { actions: { ...NO_BILLING_ACTION, cancel: { state: 'failed', detail: null } } },
  play: async ({ canvas }) => {
    await press('Cancel subscription');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cancellation failed.');
  },
};

export const FailedWithDetail: Story = {
  args: {
    actions: { ...NO_BILLING_ACTION, withdraw: { state: 'failed', detail: 'This plan has ended already.' } },
  },
  play: async ({ canvas }) => {
    await press('Withdraw from contract here');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This plan has ended already.');
  },
};

export const LongestText: Story = {
  args: {
    actions: {
      ...NO_BILLING_ACTION,
      cancel: { state: 'failed', detail: 'The payment provider could not be reached. '.repeat(4) },
    },
  },
  play: async () => {
    await press('Cancel subscription');
  },
};
