import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { OfflineCopy } from './OfflineCopy.tsx';

const meta = {
  title: 'Sections/account/OfflineCopy',
  component: OfflineCopy,
  args: { isKept: false, loadedAt: null, save: IDLE, onChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OfflineCopy>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Off, as in every browser at first. It says who can read the copy. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: /^Keep my last report/ });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription(/Whoever holds this phone can read them/);
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Kept: Story = {
  args: { isKept: true, loadedAt: new Date('2026-11-20T20:29').toISOString() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Kept on November.20, 2026 at 8:29.PM\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

/** It shows the new state and ignores clicks. */
export const Saving: Story = {
  args: { isKept: true, save: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Waiting: Story = {
  args: { isKept: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Failed: Story = {
  args: { save: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This browser could not keep them. A private window never can.'),
    ).toBeVisible();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const FailedWithDetail: Story = {
  args: { save: { state: 'failed', detail: 'We can’t reach Daylit. Please check your connection.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We can’t reach Daylit. Please check your connection.')).toBeVisible();
  },
};
