import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReportProblem } from './ReportProblem.tsx';

const meta = {
  title: 'Sections/scans/ReportProblem',
  component: ReportProblem,
  args: { problem: { kind: 'latest_failed' } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ReportProblem>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Could not load latest scan.');
  },
};

export const EventsFailed: Story = {
  args: { problem: { kind: 'events_failed', detail: 'Please wait a minute and try again.' }, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Event polling failed.');
    await expect(canvas.getByText('Please wait a minute and try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ReportFailed: Story = {
  args: { problem: { kind: 'report_failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to load scan report.');
  },
};

/** Reloading would not help, so the link leads to another page. */
export const NoSuchReport: Story = {
  args: { problem: { kind: 'no_such_report', detail: 'There is nothing at this address.' }, onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is nothing at this address.');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  },
};

export const NoNewerScan: Story = {
  args: { problem: { kind: 'no_newer_scan' }, onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No new scan has started')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
  },
};

export const ReportIncomplete: Story = {
  args: { problem: { kind: 'report_incomplete' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scan report not available or data is incomplete.')).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { problem: { kind: 'signed_out' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
};

export const ScanFailed: Story = {
  args: {
    problem: { kind: 'scan_failed', failure_detail: 'The photo could not be opened. Please take a new one.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The photo could not be opened. Please take a new one.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ScanFailedSilently: Story = { args: { problem: { kind: 'scan_failed', failure_detail: null } } };
