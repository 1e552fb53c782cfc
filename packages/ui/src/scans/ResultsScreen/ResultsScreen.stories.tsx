import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DIM_PORTRAIT } from '../../art/Portrait/portraits.ts';
import { itemAt } from '../../lib/item-at.ts';
import {
  completeReport,
  completeThumbnail,
  damagedReport,
  FAILURE,
  halfwayReport,
  photoReceipt,
  WARNING,
} from '../report-fixtures.ts';
import { drawnSelfie } from '../../parts/FileDrop/fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { OFFERED } from '../../parts/RepeatabilityCard/fixtures.ts';
import { ResultsScreen } from './ResultsScreen.tsx';

const meta = {
  title: 'Screens/scans/ResultsScreen',
  component: ResultsScreen,
  args: {
    report: completeReport,
    created_at: new Date(2026, 10, 18, 20).toISOString(),
    username: 'noor',
    thumbnailUrl: completeThumbnail,
    photo_receipt: photoReceipt,
    isWordsOnly: false,
    onSendFeedback: fn(),
  },
  parameters: { shell: { session: 'signed_in', path: '/upload' } },
} satisfies Meta<typeof ResultsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Your skin report');
    await expect(main.getByText('November 18, 2026')).toBeVisible();
    await expect(main.getByRole('status')).toHaveTextContent('Report complete.');
    const sections = main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(sections).toEqual([
      'Photo Quality: Pass',
      'At a glance',
      'Skin Type',
      'Skin Sensitivity',
      'Skin Analysis Report',
      'Care Plan',
      'Skin Progress Summary',
      'Recommended Products',
    ]);
    // Clicked by script, so that the page stays at the top of the report.
    main.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(args.onSendFeedback).toHaveBeenCalledOnce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** A running scan has no thumbnail. */
const analysing = { thumbnailUrl: null, photo_receipt: null, isAnalysing: true, photo: drawnSelfie() };

/** No stage has arrived yet: every section shows its title, the first as next. */
export const Waiting: Story = {
  args: { report: {}, created_at: undefined, ...analysing },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent('Next: Photo Quality');
    await expect(main.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await expect(main.queryByRole('button', { name: 'Send Feedback' })).toBeNull();
  },
};

export const Halfway: Story = {
  args: { report: halfwayReport, ...analysing },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent('Next: Skin Analysis Report');
    await expect(main.getByText('Oily')).toBeVisible();
  },
};

export const WithoutSensitivity: Story = {
  args: { report: { ...completeReport, skin_sensitivity: null } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByText('Skin Sensitivity')).toBeNull();
    await expect(main.getByRole('status')).toHaveTextContent('Report complete.');
  },
};

/** Every stage contains an error; what can be read is shown. */
export const Damaged: Story = {
  args: { report: damagedReport, thumbnailUrl: null, photo_receipt: null },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent('Report complete.');
    await expect(main.getByRole('heading', { name: 'Unnamed Concern' })).toBeVisible();
    await expect(main.queryByText(/original photo/)).toBeNull();
  },
};

/** A report from an older version without reasons: single words and one text, shown unchanged. */
export const Archived: Story = {
  args: {
    report: {
      ...completeReport,
      skin_type: damagedReport.skin_type,
      skin_sensitivity: null,
      progress_summary: {
        ...damagedReport.progress_summary,
        overall_assessment: 'Your forehead looks calmer than in September.',
        improvements: [],
      },
    },
    created_at: new Date(2025, 9, 2, 20).toISOString(),
    thumbnailUrl: null,
    photo_receipt: null,
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('October 2, 2025')).toBeVisible();
    await expect(main.getByText('Combination')).toBeVisible();
    await expect(main.getByText('Your forehead looks calmer than in September.')).toBeVisible();
    await expect(main.getByRole('status')).toHaveTextContent('Report complete.');
  },
};

/** A first report, in its first five minutes. */
export const SecondPhotoOffered: Story = {
  args: { repeatability: OFFERED },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Take a second photo' })).toBeVisible();
  },
};

/** The photo could be better, but there is a report. */
export const QualityWarn: Story = {
  args: { report: { ...completeReport, photo_quality: WARNING } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { name: 'Photo Quality: Warn' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Recommended Products' })).toBeVisible();
  },
};

/** The photo could not be analysed: no report, no blame, and a next step. */
export const QualityFail: Story = {
  args: {
    report: { photo_quality: FAILURE },
    thumbnailUrl: DIM_PORTRAIT,
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { name: 'Photo Quality: Fail' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Let’s try that again' })).toBeVisible();
    await expect(main.getByText('This photo did not count as a scan.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
    await expect(main.queryByRole('status')).toBeNull();
  },
};

export const LatestFailed: Story = {
  args: { report: {}, created_at: undefined, problem: { kind: 'latest_failed' }, onRetry: fn() },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('alert')).toHaveTextContent('Error: Could not load latest scan.');
    await expect(main.queryByText('Care Plan')).toBeNull();
  },
};

/** The stages that had arrived can still be read. */
export const EventsFailed: Story = {
  args: { report: halfwayReport, problem: { kind: 'events_failed' }, onRetry: fn() },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('alert')).toHaveTextContent('Error: Event polling failed.');
    await expect(main.getByText('Oily')).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { report: {}, created_at: undefined, problem: { kind: 'signed_out' } },
  parameters: { shell: { session: 'signed_out', path: '/results' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Login' })).toBeVisible();
  },
};

export const ScanFailed: Story = {
  args: { report: {}, problem: { kind: 'scan_failed', failure_detail: null } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { name: 'This scan could not be finished' })).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: { report: {}, problem: { kind: 'report_incomplete' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Scan report not available or data is incomplete.')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: { report: longestReport },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Text at double size on the narrowest phone: no word is broken and nothing overflows the page. */
export const LargeText: Story = {
  globals: { viewport: { value: 'smallPhone' }, textSize: '200%' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
    for (const word of ['Oily', 'Blemishes', 'Redness']) {
      const { height } = canvas.getByText(word, { selector: 'p, li > h4' }).getBoundingClientRect();
      await expect(height, `${word} is broken`).toBeLessThan(70);
    }
  },
};

/** A sign that is pressed in the list opens its answer at the photo; Escape leads back to the list. */
export const SignSelected: Story = {
  play: async ({ canvas }) => {
    const { concern_name } = itemAt(completeReport.condition_notes.concerns, 2);
    const inList = canvas.getByRole('button', { name: `3, show ${concern_name} on the face` });
    await userEvent.click(inList);
    await expect(canvas.getByRole('dialog', { name: concern_name })).toBeVisible();
    const pins = canvas.getAllByRole('button', { name: new RegExp(`^3 ${concern_name}, on your`) });
    await expect(pins[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(inList).toHaveFocus();
  },
};
