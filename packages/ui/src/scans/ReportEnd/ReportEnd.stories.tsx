import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { completeReport, photoReceipt } from '../report-fixtures.ts';
import { ReportEnd } from './ReportEnd.tsx';

const meta = {
  title: 'Sections/scans/ReportEnd',
  component: ReportEnd,
  tags: ['inner'],
  args: {
    measurements: completeReport.condition_notes.measurements,
    photo_receipt: photoReceipt,
    onSendFeedback: fn(),
    onDelete: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ReportEnd>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Feedback' }));
    await expect(args.onSendFeedback).toHaveBeenCalledOnce();
    await expect(
      canvas.getByText(/^Your original photo was deleted on .*processed on this server\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How good is this report?' })).toHaveAttribute(
      'href',
      '/transparency',
    );
    await expect(
      canvas.getByText(/^If a spot changes, bleeds or worries you, show it to a doctor\./),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Medical Disclaimer' })).toHaveAttribute(
      'href',
      '/terms#medical-disclaimer',
    );
  },
};

/** Deleting asks first. */
export const Deleting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this scan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete scan' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Without a photo receipt, nothing is claimed about the original photo. */
export const Empty: Story = {
  args: { photo_receipt: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/original photo/)).toBeNull();
  },
};
