import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { itemAt } from '../../lib/item-at.ts';
import { changedSummary, completeReport, emptySummary as compared, trend } from '../report-fixtures.ts';
import { calmerTrend, changingTrends, yearOfScans } from '../trends-fixtures.ts';
import { ProgressSummary } from './ProgressSummary.tsx';

/** The section when there is an earlier scan. */
const meta = {
  title: 'Sections/scans/ProgressSummary/ProgressChanges',
  component: ProgressSummary,
  args: { progress_summary: { state: 'ready', value: changedSummary } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProgressSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A chart's name begins so; the folded signs have meters with other names. */
const CHART = /, one range per scan\./;

/** The last two scans are alike, and the run of scans is not: nothing denies the change. */
export const Trend: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        ...compared,
        overall_assessment: 'Redness has been calmer since July 15.',
        trends: [
          { ...trend('Redness', 'no_measurable_change', [1.9, 1.4, 1.4]), trend: calmerTrend },
          trend('Uneven tone', 'no_measurable_change', [2.2, 2.4], 'tone_evenness'),
        ],
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Calmer since July 15')).toBeVisible();
    await expect(canvas.getByText('Redness has been calmer since July 15.')).toBeVisible();
    await expect(canvas.getByText('1 other unchanged')).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/about the same/);
  },
};

/** Where all scans are known, the chart shows the run up to this one, and leads to both photos. */
export const TrendOverAllScans: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        ...compared,
        overall_assessment: 'Shine is calmer too.',
        comparison: { result: 'comparable', compared_with: 7, reason: null },
        trends: [
          {
            ...trend('Redness', 'no_measurable_change', [1.9, 1.6]),
            points: [7, 9].map((checkin_id) => ({
              ...itemAt(trend('Redness', null, [1.9]).points, 0),
              checkin_id,
              created_at: itemAt(yearOfScans, checkin_id - 1).created_at,
            })),
            trend: calmerTrend,
          },
        ],
      },
    },
    trends: { state: 'ready', value: changingTrends },
  },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', { name: CHART });
    await expect(chart).toHaveAccessibleName(/September.16: .*, not compared\. October.21: [^.]*\.$/);
    await expect(canvas.getByRole('link', { name: 'Compare August and October' })).toHaveAttribute(
      'href',
      '/timeline/compare?a=7&b=9',
    );
  },
};

/** The scans are still on their way: no other chart takes their place for a moment. */
export const TrendWaiting: Story = {
  args: { ...TrendOverAllScans.args, trends: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Calmer since July 15')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The ranges of the two scans do not touch. */
export const RealChange: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        ...compared,
        overall_assessment:
          'Your forehead and nose shine less than on August 18. The rest is about the same.',
        trends: [
          trend('Shine', 'less_visible', [2.4, 0.3], 'shine'),
          trend('Uneven tone', 'no_measurable_change', [2.2, 2.4], 'tone_evenness'),
          trend('Fine lines', 'no_measurable_change', [1.2, 1.4], 'lines'),
          trend('Redness', 'no_measurable_change', [0.2, 0.4]),
          trend('Texture', 'no_measurable_change', [0.2, 0.1], 'texture'),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/From “2.to.3” to “0.to.1”\. The ranges don’t touch, so this change is real\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: CHART })).toHaveAccessibleName(
      'Shine, one range per scan. August\u00A018: 2 to 3 of 5, mild to moderate. September\u00A018: 0 to 1 of 5, not seen to very mild.',
    );
    await expect(canvas.getByText('4 others unchanged')).toBeVisible();
  },
};

export const NoChange: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        ...compared,
        overall_assessment: 'Your skin looks about the same as on August 18.',
        trends: [trend('Redness', 'no_measurable_change', [1, 1.4])],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 sign unchanged')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: CHART })).toBeNull();
  },
};

/** A concern of the last report that this photo cannot tell is named, with the reason and the way. */
export const SignLost: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        ...compared,
        overall_assessment: 'We see no change. Dark circles are missing this time.',
        comparison: { result: 'comparable', compared_with: 1, reason: null },
        trends: [
          trend('Uneven tone', 'no_measurable_change', [2.2, 2.4], 'tone_evenness'),
          trend('Redness', 'no_measurable_change', [0.2, 0.4]),
        ],
        lost_signs: [{ sign: 'dark_circles', concern_name: 'Dark circles', range: { low: 1, high: 3 } }],
      },
    },
    measurements: [
      {
        ...itemAt(completeReport.condition_notes.measurements, 0),
        sign: 'dark_circles',
        severity_score: null,
        range: null,
        cannot_tell_reason: 'Light from above shades the skin under your eyes.',
        next_time: 'Face a window instead of standing under a lamp.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Can’t tell this time')).toBeVisible();
    await expect(
      canvas.getByText('Light from above shades the skin under your eyes. It was “1 to 3” on August 18.'),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: CHART })).toHaveAccessibleName(
      'Dark circles, one range per scan. August\u00A018: 1 to 3 of 5, very mild to moderate. September\u00A018: Can’t tell.',
    );
    await expect(canvas.getByText('2 others unchanged')).toBeVisible();
  },
};

/** Two concerns with the same reason: it is given once. */
export const SignsLost: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        ...compared,
        overall_assessment:
          'Your skin looks about the same as last time. We can’t judge redness and dark circles this time.',
        comparison: { result: 'comparable', compared_with: 1, reason: null },
        trends: [trend('Texture', 'no_measurable_change', [0.2, 0.4], 'texture')],
        lost_signs: [
          { sign: 'redness', concern_name: 'Redness', range: { low: 2, high: 3 } },
          { sign: 'dark_circles', concern_name: 'Dark circles', range: { low: 1, high: 3 } },
        ],
      },
    },
    measurements: (['redness', 'dark_circles'] as const).map((sign) => ({
      ...itemAt(completeReport.condition_notes.measurements, 0),
      sign,
      severity_score: null,
      range: null,
      cannot_tell_reason: 'Part of your face is overexposed, so its color and shine are lost.',
      next_time: 'Softer light helps.',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Redness and dark circles' })).toBeVisible();
    await expect(
      canvas.getByText(
        'Part of your face is overexposed, so its color and shine are lost. Redness: “2 to 3” on August 18. Dark circles: “1 to 3” on August 18.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('img', { name: CHART })).toBeNull();
  },
};
