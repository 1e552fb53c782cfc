import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { scanWithoutPhoto, doneScan, failedScan, longestScan, runningScan } from '../timeline-fixtures.ts';
import { ScanRow } from './ScanRow.tsx';

const meta = {
  title: 'Sections/scans/ScanRow',
  component: ScanRow,
  args: { checkin: doneScan, onChooseTrend: fn(), onDelete: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ScanRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { change: 'calmer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'October\u00A021' })).toBeVisible();
    await expect(canvas.getByText('Combination')).toBeVisible();
    await expect(canvas.getByText('Calmer')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Scan from October\u00A021, 2026' })).toBeVisible();
    const report = canvas.getByRole('link', { name: 'View Full Report' });
    await expect(report).toHaveAttribute('href', '/results/9');
    await expect(report).toHaveAccessibleDescription('October\u00A021');
    const more = canvas.getByRole('link', { name: 'more' });
    await expect(more).toHaveAttribute('href', '/results/9#progress-summary-section');
    for (const link of [report, more]) {
      const { height, width } = link.getBoundingClientRect();
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** On a phone a row is at most 128 px high. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { change: 'not_compared' },
  play: async ({ canvasElement }) => {
    const { height = 0 } = canvasElement.firstElementChild?.getBoundingClientRect() ?? {};
    await expect(height).toBeLessThanOrEqual(128 + 2 * 16);
  },
};

/** The choice is inside the row's menu, in reach of the keyboard. */
export const Choices: Story = {
  play: async ({ args, canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Choices for October\u00A021' });
    await expect(canvas.queryByText('Leave out of the trend')).toBeNull();
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Leave out of the trend/ }));
    await expect(args.onChooseTrend).toHaveBeenCalledWith(false);
    await userEvent.click(menu);
    await expect(canvas.queryByText('Leave out of the trend')).toBeNull();
  },
};

/** Asks first, in a dialog. */
export const Deleting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choices/ }));
    const ask = canvas.getByRole('button', { name: 'Delete this scan' });
    await expect(ask).toHaveAccessibleDescription('October\u00A021');
    await userEvent.click(ask);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete scan' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Left out of the trend. The same button takes it back. */
export const LeftOut: Story = {
  args: { checkin: { ...doneScan, in_trend: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Left out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Choices/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Count in the trend again/ }));
    await expect(args.onChooseTrend).toHaveBeenCalledWith(true);
  },
};

/** The choice is on its way: the button keeps the focus and ignores clicks. */
export const Choosing: Story = {
  args: { isChoosing: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choices/ }));
    const button = canvas.getByRole('button', { name: /^Leave out of the trend/ });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onChooseTrend).not.toHaveBeenCalled();
  },
};

export const More: Story = { args: { change: 'more' } };

export const Steady: Story = { args: { change: 'steady' } };

export const NotCompared: Story = { args: { change: 'not_compared' } };

/** The first scan of a run. */
export const Start: Story = { args: { change: 'start' } };

export const InProgress: Story = {
  args: { checkin: runningScan },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Report in progress')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Status `complete` without a skin type: still shown as in progress. */
export const WithoutSkinType: Story = {
  args: { checkin: { ...doneScan, checkin_summary: { final_skin_type: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Report in progress')).toBeVisible();
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
    await expect(canvas.getByText('This scan could not be finished')).toBeVisible();
    await expect(canvas.getByText(/^There is too little light/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
    await expect(canvas.queryByText(/^View Full Report/)).toBeNull();
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
