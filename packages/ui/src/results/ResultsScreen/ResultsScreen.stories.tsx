import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PORTRAITS } from '../../art/Portrait/portraits.ts';
import { completeReport, damagedReport, halfwayReport, photoReceipt } from '../fixtures.ts';
import { longestReport } from '../longest-fixture.ts';
import { Fail } from '../PhotoQuality/PhotoQuality.stories.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';

const meta = {
  component: ResultsScreen,
  args: {
    stages: completeReport,
    created_at: '2026-11-18T12:00:00Z',
    thumbnailUrl: PORTRAITS[4],
    photo_receipt: photoReceipt,
    onSendFeedback: fn(),
  },
} satisfies Meta<typeof ResultsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your skin report');
    await expect(canvas.getByText('November 18, 2026')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Report complete.');
    const sections = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(sections).toEqual([
      'Photo Quality: Pass',
      'Skin Type',
      'Skin Sensitivity',
      'Skin Analysis Report',
      'Care Plan',
      'Skin Progress Summary',
      'Recommended Products',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Feedback' }));
    await expect(args.onSendFeedback).toHaveBeenCalledOnce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Nothing has arrived yet: every section is announced by its title, the first as next. */
export const Waiting: Story = {
  args: { stages: {}, created_at: undefined, thumbnailUrl: null, photo_receipt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Next: Photo Quality');
    await expect(canvas.queryByRole('button', { name: 'Send Feedback' })).toBeNull();
  },
};

export const Halfway: Story = {
  args: { stages: halfwayReport, photo_receipt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Next: Skin Analysis Report');
    await expect(canvas.getByText('Combination')).toBeVisible();
  },
};

export const WithoutSensitivity: Story = {
  args: { stages: { ...completeReport, skin_sensitivity: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Skin Sensitivity')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Report complete.');
  },
};

/** Every part is broken somewhere; what can be read is shown. */
export const Damaged: Story = {
  args: { stages: damagedReport, thumbnailUrl: null, photo_receipt: {} as unknown as typeof photoReceipt },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Report complete.');
    await expect(canvas.getByText('Unnamed Concern')).toBeVisible();
  },
};

/** The photo could not be read: no report, no fault, and the way on. */
export const QualityFail: Story = {
  args: {
    stages: { photo_quality: Fail.args?.photo_quality },
    thumbnailUrl: Fail.args?.thumbnailUrl ?? null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Photo Quality: Fail' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Let’s try that again' })).toBeVisible();
    await expect(canvas.getByText('This photo did not count as a scan.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const LatestFailed: Story = {
  args: { stages: {}, created_at: undefined, problem: { kind: 'latest_failed' }, onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Could not load latest scan.');
    await expect(canvas.queryByText('Care Plan')).toBeNull();
  },
};

/** What had arrived stays readable. */
export const EventsFailed: Story = {
  args: { stages: halfwayReport, problem: { kind: 'events_failed' }, onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Event polling failed.');
    await expect(canvas.getByText('Combination')).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { stages: {}, created_at: undefined, problem: { kind: 'signed_out' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
  },
};

export const ScanFailed: Story = {
  args: { stages: {}, problem: { kind: 'scan_failed', failure_detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This scan could not be finished' })).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: { stages: {}, problem: { kind: 'report_incomplete' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scan report not available or data is incomplete.')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: { stages: longestReport },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
