import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = {
  title: 'Sections/shell/OfflineNotice',
  component: OfflineNotice,
  args: { isOffline: true },
} satisfies Meta<typeof OfflineNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline\./)).toBeVisible();
  },
};

/** What is shown was loaded today. */
export const Kept: Story = {
  args: { loadedAt: new Date().toISOString() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline\. This is from \d+:\d\d.[AP]M\.$/)).toBeVisible();
  },
};

/** A copy on this device may be older. */
export const KeptBefore: Story = {
  args: { loadedAt: new Date('2026-11-20T20:29').toISOString() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This is from November.20, 2026 at 8:29.PM\.$/)).toBeVisible();
  },
};

export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/offline/)).toBeNull();
  },
};
