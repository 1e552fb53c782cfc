import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { IDLE } from '../../lib/states.ts';
import { RENEWAL } from '../fixtures.ts';
import { ProrationModal } from './ProrationModal.tsx';

const meta = {
  title: 'Modals/billing/ProrationModal',
  component: ProrationModal,
  args: {
    from: 'plus_monthly',
    to: { plan: 'pro_monthly', amount: 1499, currency: 'usd' },
    preview: { state: 'ready', value: { amount_due: 924, currency: 'usd', renewal_timestamp: RENEWAL } },
    change: IDLE,
    onRetry: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ProrationModal>;

export default meta;

type Story = StoryObj<typeof meta>;

const figures = async () =>
  within(await findDialog())
    .getAllByRole('definition')
    .map((figure) => figure.textContent);

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await findDialog()).toHaveAccessibleName('Upgrade to Pro');
    await expect(await figures()).toEqual(['$9.24', '$14.99', 'December\u00A018, 2026']);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Annual: Story = {
  args: {
    from: 'pro_monthly',
    to: { plan: 'pro_annual', amount: 13_800, currency: 'usd' },
    preview: {
      state: 'ready',
      value: { amount_due: 12_940, currency: 'USD', renewal_timestamp: RENEWAL },
    },
  },
  play: async () => {
    await expect(await findDialog()).toHaveAccessibleName('Switch Pro to annual');
    await expect(await figures()).toEqual(['$129.40', '$138.00', 'December\u00A018, 2026']);
  },
};

/** The amount already paid exceeds the amount due. */
export const Credit: Story = {
  args: {
    preview: { state: 'ready', value: { amount_due: -315, currency: 'usd', renewal_timestamp: RENEWAL } },
  },
  play: async () => {
    await expect(screen.getByText('Credit on your next invoice')).toBeVisible();
    await expect((await figures())[0]).toBe('$3.15');
  },
};

/** Nothing can be confirmed before its price is known. */
export const Waiting: Story = {
  args: { preview: { state: 'waiting' } },
  play: async () => {
    await findDialog();
    await expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

export const Busy: Story = {
  args: { change: { state: 'busy' } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The change failed: the modal stays open, and the member can try again. */
export const Failed: Story = {
  args: { change: { state: 'failed', detail: 'Your card was declined.' } },
  play: async () => {
    await findDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to upgrade: Your card was declined.');
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

/** Without a price there is nothing to confirm. */
export const PreviewFailed: Story = {
  args: { preview: { state: 'failed', detail: null } },
  play: async ({ args }) => {
    await findDialog();
    await expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const PreviewFailedWithDetail: Story = {
  args: { preview: { state: 'failed', detail: 'The payment provider could not be reached.' } },
  play: async () => {
    await findDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('The payment provider could not be reached.');
  },
};

export const FailedWithoutDetail: Story = {
  args: { change: { state: 'failed', detail: null } },
  play: async () => {
    await findDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to upgrade: Upgrade failed');
  },
};

export const Focus: Story = {
  render: function FocusStory(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Upgrade to Pro</Button>
        {isOpen && <ProrationModal {...args} onCancel={() => setIsOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await findDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongestText: Story = {
  args: {
    preview: {
      state: 'ready',
      value: { amount_due: 1_234_567_890, currency: 'idr', renewal_timestamp: RENEWAL },
    },
    change: { state: 'failed', detail: 'The provider answered with a very long sentence. '.repeat(5) },
  },
};
