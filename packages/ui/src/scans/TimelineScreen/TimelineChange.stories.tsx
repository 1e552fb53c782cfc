import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { checkins } from '../timeline-fixtures.ts';
import { earlyTrends, lostTrends, steadyTrends } from '../trends-fixtures.ts';
import { TimelineScreen } from './TimelineScreen.tsx';
import * as Hidden from '../HiddenScans/HiddenScans.stories.tsx';
import * as Screen from './TimelineScreen.stories.tsx';

/** What the timeline says first. */
const meta = {
  title: 'Screens/scans/TimelineScreen/TimelineChange',
  component: TimelineScreen,
  args: Screen.default.args,
  parameters: Screen.default.parameters,
} satisfies Meta<typeof TimelineScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On a phone the button of the card ends above the dock. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const button = main.getByRole('link', { name: 'Compare June and November' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(764);
    await userEvent.click(main.getByText(/^1 sign about the same/));
    await expect(main.getByRole('link', { name: /^Uneven tone About the same/ })).toBeVisible();
  },
};

export const Steady: Story = {
  args: { trends: { state: 'ready', value: steadyTrends } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /^Steady since/ })).toBeVisible();
    await expect(
      canvas.getByText('We see no change in any of your four signs, over five scans.'),
    ).toBeVisible();
  },
};

/** Two scans: nothing is named, and the chart shows where the next one stands. */
export const TooFew: Story = {
  args: {
    trends: { state: 'ready', value: earlyTrends },
    checkins: { state: 'ready', value: checkins.slice(2, 4) },
    hasMore: false,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Too early to tell' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remind me on November.18$/ }));
    await expect(args.onRemind).toHaveBeenCalledWith(new Date('2026-11-18T12:00').toISOString());
  },
};

/** The day of the next photo has come: nothing is put off. */
export const TooFewAndDue: Story = {
  args: { ...TooFew.args, now: new Date('2026-11-18T12:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Take your next photo' })).toHaveAttribute(
      'href',
      '/upload',
    );
    await expect(canvas.queryByRole('button', { name: /^Remind me/ })).toBeNull();
  },
};

/** The scans of this month are used up, so the day is the one on which the next one can be taken. */
export const TooFewAndNoneLeft: Story = {
  args: {
    ...TooFew.args,
    allowance: { used: 4, limit: 4, resets_at: new Date('2026-12-01T12:00').toISOString() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Remind me on December.1$/ })).toBeVisible();
  },
};

/** The newest scan cannot be compared: why, what was known before, and what another one costs. */
export const NotComparable: Story = {
  args: { trends: { state: 'ready', value: lostTrends }, allowance: { used: 1, limit: 4, resets_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /can’t be compared$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take it again' })).toHaveAttribute('href', '/upload');
    await expect(canvas.getByText(/It uses one of the 3 scans you have left\.$/)).toBeVisible();
  },
};

/** Without a scan left, nothing is offered that cannot be done. */
export const NoScansLeft: Story = {
  args: { trends: { state: 'ready', value: lostTrends }, allowance: { used: 4, limit: 4, resets_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Take it again' })).toBeNull();
  },
};

export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It shows in redness, over five scans\./)).toBeVisible();
    await expect(canvas.queryByText(/about \d|below 1/)).toBeNull();
  },
};

/** No plan is offered to members under 18. */
export const Minor: Story = {
  args: {
    checkins: { state: 'ready', value: checkins.slice(0, 3) },
    hasMore: false,
    hidden: { count: Hidden.default.args.count, limit: Hidden.default.args.limit },
    canBuy: false,
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(/hidden, not deleted\.$/)).toBeVisible();
    await expect(main.queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
  },
};

/** The list waits for what is above it. */
export const WaitingForTrends: Story = {
  args: { trends: { state: 'waiting' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent('Loading...');
    await expect(main.queryByRole('list')).toBeNull();
  },
};
