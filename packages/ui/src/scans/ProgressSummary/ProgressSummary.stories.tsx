import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { completeReport, damagedReport, trend } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { ProgressSummary } from './ProgressSummary.tsx';

const meta = {
  title: 'Sections/scans/ProgressSummary',
  component: ProgressSummary,
  args: { progress_summary: { state: 'ready', value: completeReport.progress_summary } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProgressSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('#progress-summary-section')).toBeVisible();
    const titles = canvas.getAllByRole('heading').map((title) => title.textContent);
    await expect(titles).toEqual(['Skin Progress Summary', 'Improvements', 'Regressions', 'Action items']);
    const trends = within(canvas.getByRole('list', { name: 'Changes over your scans' })).getAllByRole(
      'listitem',
    );
    await expect(trends.map((trend) => trend.textContent)).toEqual([
      'ShineCalmer, 4 to 2.5',
      'Uneven toneSteady, 3.1 to 3',
      'TextureA little more, 1 to 2',
      'RednessSteady, 0.2 to 0',
    ]);
  },
};

export const Waiting: Story = {
  args: { progress_summary: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skin Progress Summary')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Half a point is the smallest change that is named. "A little" is for changes of less than two points. */
export const EverySize: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        ...completeReport.progress_summary,
        trends: [
          trend('Redness', 'more_visible', [1, 1.4]),
          trend('Shine', 'more_visible', [1, 1.5]),
          trend('Lines', 'more_visible', [1, 4]),
          trend('Rough texture', 'less_visible', [4, 1]),
          trend('Dark circles', 'no_measurable_change', [2, 2]),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const trends = within(canvas.getByRole('list', { name: 'Changes over your scans' }));
    await expect(trends.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'RednessSteady, 1 to 1.4',
      'ShineA little more, 1 to 1.5',
      'LinesMore, 1 to 4',
      'Rough textureCalmer, 4 to 1',
      'Dark circlesSteady at 2',
    ]);
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
        kind: 'summary',
        overall_assessment: 'This is your first scan. The next one will show what changed.',
        improvements: [],
        regressions: [],
        action_items: ['Scan again in about four weeks, in the same light.'],
        comparison: { result: 'first_scan', compared_with: null, reason: null },
        trends: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Improvements')).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Changes over your scans' })).toBeNull();
  },
};

export const NotComparable: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        ...completeReport.progress_summary,
        overall_assessment: 'This photo cannot be compared with the earlier ones.',
        improvements: [],
        regressions: [],
        comparison: {
          result: 'not_comparable',
          compared_with: 3,
          reason: 'The light comes from the other side than in your scan of October.',
        },
        trends: [trend('Redness', 'not_compared', [0, 3.8])],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The light comes from the other side than in your scan of October.'),
    ).toBeVisible();
    await expect(canvas.getByText('Not compared, 0 to 3.8')).toBeVisible();
    await expect(canvas.queryByText(/Steady/)).toBeNull();
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
    const trends = within(canvas.getByRole('list', { name: 'Changes over your scans' }));
    await expect(trends.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ShineCalmer',
      'Uneven toneSteady',
      'TextureA little more',
      'RednessSteady',
    ]);
  },
};
