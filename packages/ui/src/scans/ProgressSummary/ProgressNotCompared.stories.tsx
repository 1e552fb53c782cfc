import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIM_PORTRAIT, PORTRAITS } from '../../art/Portrait/portraits.ts';
import { changedSummary, emptySummary as compared, trend } from '../report-fixtures.ts';
import { ProgressSummary } from './ProgressSummary.tsx';

/** The section when this photo cannot be compared with the last one. */
const meta = {
  title: 'Sections/scans/ProgressSummary/ProgressNotCompared',
  component: ProgressSummary,
  args: { progress_summary: { state: 'ready', value: changedSummary } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProgressSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A chart's name begins so. */
const CHART = /, one range per scan\./;

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
