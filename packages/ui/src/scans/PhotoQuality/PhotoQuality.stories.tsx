import { PHOTO_QUALITY_EXAMPLE } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { completeReport, damagedReport, FAILURE, WARNING } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { PhotoQuality } from './PhotoQuality.tsx';

const meta = {
  title: 'Sections/scans/PhotoQuality',
  component: PhotoQuality,
  args: {
    photo_quality: { state: 'ready', value: completeReport.photo_quality },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PhotoQuality>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Photo Quality: Pass');
    const reason = canvas.getByText(PHOTO_QUALITY_EXAMPLE.reason);
    await expect(getComputedStyle(reason).fontStyle).toBe('italic');
  },
};

export const Waiting: Story = {
  args: { photo_quality: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Photo Quality')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Warn: Story = {
  args: {
    photo_quality: { state: 'ready', value: WARNING },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Photo Quality: Warn');
  },
};

export const Fail: Story = {
  args: {
    photo_quality: { state: 'ready', value: FAILURE },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Photo Quality: Fail');
  },
};

/** The answer gives no reason. */
export const Empty: Story = {
  args: { photo_quality: { state: 'ready', value: { ...completeReport.photo_quality, reason: null } } },
};

export const Damaged: Story = {
  args: { photo_quality: { state: 'ready', value: damagedReport.photo_quality } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^Photo Quality$/);
  },
};

export const LongestText: Story = {
  args: { photo_quality: { state: 'ready', value: longestReport.photo_quality } },
};
