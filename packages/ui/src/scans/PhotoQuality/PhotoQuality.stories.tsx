import { PHOTO_QUALITY_EXAMPLE } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIM_PORTRAIT, PORTRAITS } from '../../art/Portrait/portraits.ts';
import { completeReport, damagedReport, FAILURE, WARNING } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { PhotoQuality } from './PhotoQuality.tsx';

const meta = {
  title: 'Sections/scans/PhotoQuality',
  component: PhotoQuality,
  args: {
    photo_quality: { state: 'ready', value: completeReport.photo_quality },
    thumbnailUrl: PORTRAITS[4],
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
    await expect(canvas.getByRole('img', { name: 'Thumbnail of this scan' })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { photo_quality: { state: 'waiting' }, thumbnailUrl: null },
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
    thumbnailUrl: DIM_PORTRAIT,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Photo Quality: Fail');
  },
};

/** No photo is stored, so the drawing is shown. */
export const Empty: Story = { args: { thumbnailUrl: null } };

export const Damaged: Story = {
  args: { photo_quality: { state: 'ready', value: damagedReport.photo_quality }, thumbnailUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^Photo Quality$/);
  },
};

export const LongestText: Story = {
  args: { photo_quality: { state: 'ready', value: longestReport.photo_quality } },
};
