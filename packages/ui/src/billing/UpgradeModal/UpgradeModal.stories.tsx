import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { IDLE } from '../../lib/states.ts';
import { OFFERS, USED_UP } from '../fixtures.ts';
import { UpgradeModal } from './UpgradeModal.tsx';

const meta = {
  title: 'Modals/billing/UpgradeModal',
  component: UpgradeModal,
  args: {
    plan: 'free',
    canBuy: true,
    offers: { state: 'ready', value: OFFERS },
    checkout: IDLE,
    onRetry: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UpgradeModal>;

export default meta;

type Story = StoryObj<typeof meta>;

const toggle = (name: string) => screen.getByRole('button', { name });
const offers = async () => {
  const dialog = within(await findDialog());
  return dialog
    .getAllByRole('region')
    .map((card) => within(card).queryByRole('button')?.textContent ?? 'nothing to press');
};

/** Annual prices, with the founding prices while places are left. */
export const Default: Story = {
  name: 'Free',
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName('Choose Your Perfect Plan');
    await expect(toggle('Annual')).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog).toHaveTextContent('Founding places left 412 of 1,000');
    await expect(dialog).toHaveTextContent('A place is held for 30 minutes while you pay.');
    await expect(await offers()).toEqual(['Choose Plus', 'Choose Pro', 'nothing to press']);
  },
};

/** The period is one tab stop: arrow keys move, Space switches. */
export const FreeMonthly: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    toggle('Annual').focus();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(toggle('Monthly')).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog).toHaveTextContent('$14.99 per month');
    await expect(dialog).not.toHaveTextContent(/founding|save/i);
    await userEvent.click(toggle('Choose Plus'));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ plan: 'plus_monthly' }));
  },
};

export const Trial: Story = {
  args: { plan: 'trial' },
  play: async () => {
    await expect(await findDialog()).toHaveTextContent('After your trial');
    await expect(screen.queryByText('Current plan')).toBeNull();
  },
};

export const TrialMonthly: Story = {
  args: { plan: 'trial' },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(toggle('Monthly'));
    await userEvent.click(toggle('Choose Pro'));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ plan: 'pro_monthly' }));
  },
};

/** Opens on the member's billing period. The downgrade links to the account. */
export const PlusMonthly: Story = {
  args: { plan: 'plus_monthly' },
  play: async () => {
    await findDialog();
    await expect(toggle('Monthly')).toHaveAttribute('aria-pressed', 'true');
    await expect(await offers()).toEqual(['Choose Pro', 'nothing to press', 'Downgrade']);
    await expect(toggle('Downgrade')).toBeDisabled();
    await expect(screen.getByText('Cancel or downgrade via Account Settings')).toBeVisible();
  },
};

/** Annual billing counts as an upgrade of the same plan. */
export const PlusMonthlyOnAnnual: Story = {
  args: { plan: 'plus_monthly' },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(toggle('Annual'));
    await expect(await offers()).toEqual(['Switch to annual', 'Choose Pro', 'Downgrade']);
    await userEvent.click(toggle('Switch to annual'));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ plan: 'plus_annual' }));
  },
};

export const PlusAnnual: Story = {
  args: { plan: 'plus_annual' },
  play: async () => {
    await findDialog();
    await expect(await offers()).toEqual(['Choose Pro', 'nothing to press', 'Downgrade']);
  },
};

export const ProMonthly: Story = {
  args: { plan: 'pro_monthly' },
  play: async () => {
    await findDialog();
    await expect(await offers()).toEqual(['nothing to press', 'Downgrade', 'Downgrade']);
  },
};

export const ProAnnual: Story = { args: { plan: 'pro_annual' } };

/** A used-up allowance opens this modal at every age. No plan is offered to members under 18. */
export const Minor: Story = {
  args: { canBuy: false, usage: USED_UP },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName('Your plan');
    await expect(dialog).not.toHaveTextContent(/\$|Plus|Pro\b|upgrade/i);
    await expect(dialog).toHaveTextContent('scans (1 of 1, back on December 1, 2026)');
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { chosen: 'pro_annual', checkout: { state: 'busy' } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(toggle('Choose Pro'));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(toggle('Choose Plus')).toBeDisabled();
  },
};

/** The failure is shown below the button that was clicked, and the modal stays open. */
export const Failed: Story = {
  args: { chosen: 'plus_annual', checkout: { state: 'failed', detail: null } },
  play: async ({ args }) => {
    await findDialog();
    const card = screen.getByRole('region', { name: 'Plus' });
    await expect(within(card).getByRole('alert')).toHaveTextContent('Could not start checkout.');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(toggle('Monthly'));
    await expect(screen.getByRole('alert')).toHaveTextContent('Could not start checkout.');
  },
};

export const FailedWithDetail: Story = {
  args: {
    chosen: 'pro_annual',
    checkout: { state: 'failed', detail: 'Network error. Please check your connection and try again.' },
  },
  play: async () => {
    await findDialog();
    await expect(within(screen.getByRole('region', { name: 'Pro' })).getByRole('alert')).toHaveTextContent(
      'Network error. Please check your connection and try again.',
    );
  },
};

/** The provider's page is loading: nothing can be clicked twice. */
export const Leaving: Story = {
  args: { chosen: 'pro_annual', checkout: { state: 'done' } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(toggle('Choose Pro'));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(toggle('Choose Plus')).toBeDisabled();
  },
};

export const Focus: Story = {
  render: function FocusStory(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Pricing &amp; Plans</Button>
        {isOpen && <UpgradeModal {...args} onClose={() => setIsOpen(false)} />}
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
    plan: 'plus_monthly',
    checkout: {
      state: 'failed',
      detail: `Error creating checkout session: ${'the provider answered with a very long sentence '.repeat(4)}`,
    },
  },
};
