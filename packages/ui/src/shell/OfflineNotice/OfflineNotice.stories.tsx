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

export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/offline/)).toBeNull();
  },
};
