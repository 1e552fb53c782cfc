import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { scanWithoutPhoto, doneScan, failedScan, longestScan, runningScan } from '../timeline-fixtures.ts';
import { ScanTile } from './ScanTile.tsx';

const meta = {
  title: 'Sections/scans/ScanTile',
  component: ScanTile,
  args: { checkin: doneScan, onChooseTrend: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ScanTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('October 21, 2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Combination' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Scan from October\u00A021, 2026' })).toBeVisible();
    const report = canvas.getByRole('link', { name: 'View Full Report' });
    await expect(report).toHaveAttribute('href', '/results/5');
    await expect(report).toHaveAccessibleDescription('October\u00A021, 2026');
    const more = canvas.getByRole('link', { name: 'more' });
    await expect(more).toHaveAttribute('href', '/results/5#progress-summary-section');
    const { height, width } = more.getBoundingClientRect();
    await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  },
};

/** Left out of the trend. The same button takes it back. */
export const LeftOut: Story = {
  args: { checkin: { ...doneScan, in_trend: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('October 21, 2026, not in the trend')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Count in the trend again' }));
    await expect(args.onChooseTrend).toHaveBeenCalledWith(true);
  },
};

/** The choice is on its way: the button keeps the focus and ignores clicks. */
export const Choosing: Story = {
  args: { isChoosing: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Leave out of the trend' });
    await expect(button).toHaveAccessibleDescription('October\u00A021, 2026');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onChooseTrend).not.toHaveBeenCalled();
  },
};

export const InProgress: Story = {
  args: { checkin: runningScan },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Report in progress' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Status `complete` without a skin type: still shown as in progress. */
export const WithoutSkinType: Story = {
  args: { checkin: { ...doneScan, checkin_summary: { final_skin_type: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Report in progress' })).toBeVisible();
  },
};

export const WithoutPhoto: Story = {
  args: { checkin: scanWithoutPhoto },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View Full Report' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { checkin: failedScan },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This scan could not be finished' })).toBeVisible();
    await expect(canvas.getByText(/^There is too little light/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
    await expect(canvas.queryByText('View Full Report')).toBeNull();
  },
};

export const FailedSilently: Story = { args: { checkin: { ...failedScan, failure_detail: null } } };

/** A long assessment is cut after a word; the report contains the whole. */
export const LongestText: Story = {
  args: { checkin: longestScan },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/…/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'more' })).toBeVisible();
  },
};
