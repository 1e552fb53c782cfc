import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { itemAt } from '../../lib/item-at.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { checkins, olderScans } from '../timeline-fixtures.ts';
import { changingTrends } from '../trends-fixtures.ts';
import * as Hidden from '../HiddenScans/HiddenScans.stories.tsx';
import * as Row from '../ScanRow/ScanRow.stories.tsx';
import { TimelineScreen } from './TimelineScreen.tsx';

const ad = <Notice role="note">Advertisement</Notice>;

function scansIn(main: ReturnType<typeof within>): HTMLElement {
  return main.getByRole('region', { name: 'Scans' });
}

const meta = {
  title: 'Screens/scans/TimelineScreen',
  component: TimelineScreen,
  args: {
    checkins: { state: 'ready', value: checkins },
    trends: { state: 'ready', value: changingTrends },
    hasMore: true,
    canBuy: true,
    now: new Date('2026-10-22T12:00'),
    onRemind: fn(),
    onLoadMore: fn(),
    onChooseTrend: fn(),
    onDelete: fn(),
    onUpgrade: fn(),
  },
  parameters: { shell: { session: 'signed_in', path: '/timeline' } },
} satisfies Meta<typeof TimelineScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Timeline');
    await expect(main.getByText('10 scans since February 11, 2026')).toBeVisible();
    const sections = main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(sections).toEqual(['Calmer since July 15', 'Your other signs', 'Scans']);
    const scans = within(scansIn(main));
    const months = scans
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent.replace('\u00A0', ' '));
    await expect(months).toEqual(['November 2026', 'October 2026', 'September 2026', 'August 2026']);
    await expect(main.getByRole('link', { name: 'Compare June and November' })).toHaveAttribute(
      'href',
      '/timeline/compare?a=5&b=10',
    );
    await userEvent.click(main.getByText(/^Why from June.17 on\?$/));
    await expect(main.getByText(/^Our reading changed on June.17\./)).toBeVisible();
    await expect(main.getByRole('link', { name: /^Shine Calmer/ })).toHaveAttribute(
      'href',
      '/timeline/charts#chart-shine',
    );
    await userEvent.click(itemAt(scans.getAllByRole('button', { name: /^Choices/ }), 0));
    await userEvent.click(scans.getByRole('button', { name: /^Leave out of the trend/ }));
    await expect(args.onChooseTrend).toHaveBeenCalledWith({ id: 10, in_trend: false });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Waiting: Story = {
  args: { checkins: { state: 'waiting' }, trends: { state: 'waiting' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent('Loading...');
    await expect(main.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    checkins: { state: 'ready', value: [] },
    trends: { state: 'ready', value: { scans: [], measures: [] } },
    hasMore: false,
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('No scans yet.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
  },
};

export const Failed: Story = {
  args: {
    checkins: { state: 'failed', detail: 'Please wait a minute and try again.' },
    trends: { state: 'failed', detail: null },
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('alert')).toHaveTextContent('Unable to load timeline.');
    await expect(main.getByText('Please wait a minute and try again.')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The button keeps the focus and ignores a second click. */
export const LoadingMore: Story = {
  args: { more: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    const button = within(canvas.getByRole('main')).getByRole('button', { name: 'Loading...' });
    button.focus();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

/**
 * New scans are announced. The first of them takes the focus from the button, unless the focus has moved
 * elsewhere in the meantime.
 */
export const LoadedMore: Story = {
  render: function LoadedMore(args) {
    const all = [...checkins, ...olderScans];
    const [loaded, setLoaded] = useState(all.length - 2);
    return (
      <TimelineScreen
        {...args}
        checkins={{ state: 'ready', value: all.slice(0, loaded) }}
        hasMore={loaded < all.length}
        onLoadMore={async () => {
          await (args.onLoadMore() as unknown);
          setLoaded(loaded + 1);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    const button = main.getByRole('button', { name: 'Load More' });
    const arrival = Promise.withResolvers<void>();
    mocked(args.onLoadMore).mockImplementationOnce(() => arrival.promise);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const [elsewhere] = main.getAllByRole('link');
    elsewhere?.focus();
    const moved: EventTarget[] = [];
    scansIn(main).addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target.textContent !== button.textContent) moved.push(target);
    });
    arrival.resolve();
    await waitFor(() => expect(main.getByRole('status')).toHaveTextContent('1 more scan'));
    await userEvent.click(button);
    await waitFor(() => expect(main.queryByRole('button', { name: 'Load More' })).toBeNull());
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
    const newest = main.getAllByRole('heading', { level: 4 }).at(-1);
    await waitFor(() => expect(newest).toHaveFocus());
    await expect(moved).toEqual([newest]);
  },
};

/** The loaded scans stay, and the same button tries again. */
export const LoadMoreFailed: Story = {
  args: { more: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('alert')).toHaveTextContent('Unable to load timeline.');
    await expect(main.getByText('Oily')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Load More' })).toBeVisible();
  },
};

export const LoadMoreFailedWithDetail: Story = {
  args: { more: { state: 'failed', detail: 'Please wait a minute and try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please wait a minute and try again.');
  },
};

/** Reloading a complete list failed. */
export const RefreshFailed: Story = {
  args: { hasMore: false, more: { state: 'failed', detail: null }, onRetry: fn() },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Free: the number of older scans, the last three, and an advertisement. */
export const FreePlan: Story = {
  args: {
    checkins: { state: 'ready', value: checkins.slice(0, 3) },
    hasMore: false,
    hidden: { count: Hidden.default.args.count, limit: Hidden.default.args.limit },
    ad,
  },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(within(scansIn(main)).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(scansIn(main)).getByText('Advertisement')).toBeVisible();
    await expect(main.getByRole('heading', { name: '4 older scans' })).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Upgrade Now' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};

/** The tiles stay when only the charts are missing. */
export const TrendsFailed: Story = {
  args: { trends: { state: 'failed', detail: 'Please wait a minute and try again.' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('alert')).toHaveTextContent('Unable to load what changed.');
    await expect(main.getByText('Oily')).toBeVisible();
  },
};

/** An advertisement follows the third scan, so with two scans there is none. */
export const TwoScans: Story = {
  args: { checkins: { state: 'ready', value: checkins.slice(2, 4) }, hasMore: false, ad },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Advertisement')).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    checkins: {
      state: 'ready',
      value: [Row.LongestText, Row.Failed, Row.Default].flatMap(({ args }) => args?.checkin ?? []),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Text at double size on the narrowest phone. */
export const LargeText: Story = {
  ...LongestText,
  globals: { viewport: { value: 'smallPhone' }, textSize: '200%' },
};
