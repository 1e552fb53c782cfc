import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { runningExport } from '../fixtures.ts';
import { ExportData } from './ExportData.tsx';

const meta = {
  title: 'Sections/account/ExportData',
  component: ExportData,
  args: { newest: { state: 'ready', value: null }, start: IDLE, onStart: fn(), cancel: IDLE, onCancel: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ExportData>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pack my data' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Starting: Story = {
  args: { start: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Starting…' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

/** A click on something that is about to move or to change would miss. */
export const Waiting: Story = {
  args: { newest: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The newest export is not known. */
export const Unknown: Story = {
  args: { newest: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pack my data' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Queued: Story = {
  args: { newest: { state: 'ready', value: { ...runningExport, status: 'queued', progress: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

/** No second export can be started meanwhile. */
export const Running: Story = {
  args: { newest: { state: 'ready', value: runningExport } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Packing your file' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await expect(canvas.queryByRole('button', { name: /Pack|Try/ })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 10 scans');
  },
};

/** It takes two clicks, and the first one can be undone. */
export const Cancelling: Story = {
  args: { newest: { state: 'ready', value: runningExport } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep packing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Stop and delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledWith({ id: 'e1' });
  },
};

export const CancelFailed: Story = {
  args: { newest: { state: 'ready', value: runningExport }, cancel: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The export could not be stopped.');
  },
};

export const Ready: Story = {
  args: {
    newest: {
      state: 'ready',
      value: { ...runningExport, status: 'ready', progress: 1, expires_at: '2026-11-24T09:00:00.000Z' },
    },
    downloadHref: '/api/export/e1',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download ZIP' });
    await expect(link).toHaveAttribute('href', '/api/export/e1');
    await expect(link).toHaveAttribute('download');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { newest: { state: 'ready', value: { ...runningExport, status: 'failed' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The export did not finish.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const StartFailed: Story = {
  args: { start: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The export could not be started.');
  },
};

export const LongestText: Story = {
  args: {
    start: {
      state: 'failed',
      detail: 'Your last export is still here. You can start another one in 24 hours.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your last export is still here.');
  },
};
