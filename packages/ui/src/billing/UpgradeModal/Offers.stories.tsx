import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { OFFERS, OFFERS_AFTER_FOUNDING, USED_UP } from '../fixtures.ts';
import { UpgradeModal } from './UpgradeModal.tsx';
import upgradeModal from './UpgradeModal.stories.tsx';

/** The offers, their readers, and the reasons for opening the list. */
const meta = {
  title: 'Modals/billing/UpgradeModal/Offers',
  component: UpgradeModal,
  args: upgradeModal.args,
} satisfies Meta<typeof UpgradeModal>;

export default meta;

type Story = StoryObj<typeof meta>;

const toggle = (name: string) => screen.getByRole('button', { name });

/** The list prices with their real savings. */
export const Default: Story = {
  args: { offers: { state: 'ready', value: OFFERS_AFTER_FOUNDING } },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog).toHaveTextContent('$59.00 per year');
    await expect(dialog).toHaveTextContent('save $12.88 (17.9%)');
    await expect(dialog).toHaveTextContent('save $30.88 (17.1%)');
    await expect(dialog).not.toHaveTextContent(/founding/i);
  },
};

/** The member left and returns: the place is still theirs. */
export const OwnPlace: Story = {
  args: { offers: { state: 'ready', value: OFFERS_AFTER_FOUNDING }, hasOwnPlace: true },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog).toHaveTextContent('Your founding price waits for you.');
    await expect(dialog).toHaveTextContent('$48.00 per year');
  },
};

/** Opened by a used-up allowance, which is named with its plan and the day on which it is available again. */
export const LimitReached: Story = {
  args: { usage: USED_UP },
  play: async () => {
    await expect(await findDialog()).toHaveTextContent(
      'Used up on your Free plan: scans (1 of 1, back on December 1, 2026).',
    );
  },
};

/** A visitor reads the prices and creates an account first. */
export const Visitor: Story = {
  args: { plan: null },
  play: async () => {
    await expect(await findDialog()).toHaveTextContent('$48.00 per year');
    for (const card of screen.getAllByRole('region'))
      await expect(within(card).queryByRole('button')).toBeNull();
    await expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/register');
  },
};

export const PlayMoney: Story = {
  args: { offers: { state: 'ready', value: { ...OFFERS, is_play_money: true } } },
  play: async () => {
    await expect(await findDialog()).toHaveTextContent('This server takes play money only');
  },
};

export const Waiting: Story = {
  args: { offers: { state: 'waiting' } },
  play: async () => {
    await expect(await findDialog()).not.toHaveTextContent(/\$[1-9]/);
    await expect(toggle('Choose Pro')).toBeDisabled();
  },
};

export const LoadFailed: Story = {
  args: { offers: { state: 'failed', detail: null } },
  play: async ({ args }) => {
    await findDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('The prices could not be loaded.');
    await userEvent.click(toggle('Try again'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
