import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { changedSummary, completeReport, damagedReport } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { ProgressSummary } from './ProgressSummary.tsx';

/** The signs of the two scans, the changed one first. */
const [changed, ...unchanged] = changedSummary.trends.toSorted(
  (a, b) => Number(a.change === 'no_measurable_change') - Number(b.change === 'no_measurable_change'),
);

const meta = {
  title: 'Sections/scans/ProgressSummary',
  component: ProgressSummary,
  args: { progress_summary: { state: 'ready', value: changedSummary } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProgressSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('#progress-summary-section')).toBeVisible();
    const titles = canvas.getAllByRole('heading').map((title) => title.textContent);
    await expect(titles).toEqual(['Skin Progress Summary', 'Calmer since October\u00A018', 'Action items']);
    await expect(canvas.getByText(/From “\d.to.\d” to “\d.to.\d”\./)).toBeVisible();
    await userEvent.click(canvas.getByText(`${unchanged.length} others unchanged`));
    const names = canvas.getAllByRole('term').map((name) => name.textContent);
    await expect(names).toEqual(unchanged.map(({ concern_name }) => concern_name));
  },
};

export const Waiting: Story = {
  args: { progress_summary: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skin Progress Summary')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** The report has no text here: the section stays and says so. */
export const Empty: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        kind: 'summary',
        overall_assessment: null,
        improvements: [],
        regressions: [],
        action_items: [],
        comparison: { result: 'first_scan', compared_with: null, reason: null },
        trends: [],
        lost_signs: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to compare yet.')).toBeVisible();
  },
};

/** There is no earlier scan to compare with. */
export const FirstScan: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        ...completeReport.progress_summary,
        overall_assessment: 'This is your first scan. Your next one shows what changed.',
        action_items: ['Same window, same time of day: then we can compare.'],
        comparison: { result: 'first_scan', compared_with: null, reason: null },
        trends: [],
      },
    },
    nextScanAt: '2026-12-01T00:00:00.000Z',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getByText(/ Same window, same time of day: then we can compare\.$/)).toBeVisible();
    await expect(canvas.getByText('You can scan again from December 1.')).toBeVisible();
  },
};

/** Older reports contain a single text. */
export const TextOnly: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        kind: 'summary',
        overall_assessment: 'Your forehead looks calmer than in September.',
        improvements: [],
        regressions: [],
        action_items: [],
        comparison: null,
        trends: [],
        lost_signs: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your forehead looks calmer than in September.')).toBeVisible();
  },
};

export const Damaged: Story = {
  args: { progress_summary: { state: 'ready', value: damagedReport.progress_summary } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shine went from 4 to 2.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { progress_summary: { state: 'ready', value: { kind: 'unreadable' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scan report not available or data is incomplete.')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: { progress_summary: { state: 'ready', value: longestReport.progress_summary } },
};

/** For members who prefer words to numbers. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/From “[a-z ]+” to “[a-z ]+”\./)).toBeVisible();
    await expect(canvas.getByText('The others are unchanged')).toBeVisible();
    const chart = canvas.getByRole('img', { name: new RegExp(`^${changed?.concern_name}, one range`) });
    await expect(chart).not.toHaveAccessibleName(/of 5/);
  },
};
