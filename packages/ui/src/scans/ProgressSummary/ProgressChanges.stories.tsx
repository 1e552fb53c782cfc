import type { ReadSummary } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIM_PORTRAIT, PORTRAITS } from '../../art/Portrait/portraits.ts';
import { itemAt } from '../../lib/item-at.ts';
import { changedSummary, completeReport, trend } from '../report-fixtures.ts';
import { calmerTrend } from '../trends-fixtures.ts';
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

/** A summary of two scans that are compared; nothing is said yet. */
const compared: ReadSummary = {
  ...changedSummary,
  overall_assessment: null,
  improvements: [],
  regressions: [],
  action_items: [],
  trends: [],
};

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
    await expect(canvas.getByText('Redness went from about 2 to about 1, over five scans.')).toBeVisible();
    await expect(canvas.getByText('1 other unchanged')).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/about the same/);
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
      canvas.getByText('From “2 to 3” to “0 to 1”. The ranges don’t touch, so this change is real.'),
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

/** One reason, both photos, one piece of advice. No change is claimed, whatever the numbers are. */
export const NotComparable: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        ...compared,
        overall_assessment: 'We don’t compare these two photos.',
        improvements: ['A sentence that must not be shown.'],
        action_items: ['Face the same window as on August 18, by day, with the lamp off.'],
        comparison: {
          result: 'not_comparable',
          compared_with: 1,
          reason: 'The light is different this time.',
        },
        trends: [trend('Redness', 'less_visible', [1, 0]), trend('Shine', 'not_compared', [0, 3.8], 'shine')],
        lost_signs: [{ sign: 'dark_circles', concern_name: 'Dark circles', range: { low: 1, high: 3 } }],
      },
    },
    photos: { before: PORTRAITS[6], now: DIM_PORTRAIT },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Your photo of August\u00A018' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Your photo of September\u00A018' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Next time' })).toBeVisible();
    await userEvent.click(canvas.getByText('Shine, each photo on its own'));
    await expect(canvas.getByRole('img', { name: /not compared with the scan before/ })).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/Steady|Calmer|more since|unchanged|must not/);
    await expect(
      canvas.getByText('The light is different this time. Dark circles: “1 to 3” on August 18.'),
    ).toBeVisible();
  },
};

/** Large text on a small phone: one photo under the other, so that no month is split. */
export const NotComparableLargeText: Story = {
  ...NotComparable,
  globals: { viewport: { value: 'smallPhone' }, textSize: '200%' },
  play: async ({ canvas }) => {
    const [before, now] = canvas.getAllByRole('img', { name: /^Your photo of/ });
    await expect(now?.getBoundingClientRect().top).toBeGreaterThan(
      Number(before?.getBoundingClientRect().bottom),
    );
  },
};

/** An older report without a reason, and photos that are missing. */
export const NotComparableWithoutPhotos: Story = {
  args: {
    progress_summary: {
      state: 'ready',
      value: {
        ...compared,
        overall_assessment: 'This photo cannot be compared with your last one.',
        comparison: { result: 'not_comparable', compared_with: 1, reason: 'Another lamp lit your face.' },
        trends: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another lamp lit your face.')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: CHART })).toBeNull();
  },
};
