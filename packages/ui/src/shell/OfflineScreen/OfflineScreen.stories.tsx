import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KEPT_PAGES } from '../fixtures.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

const meta = {
  title: 'Screens/shell/OfflineScreen',
  component: OfflineScreen,
  args: { page: 'Timeline', kept: KEPT_PAGES, retry: { state: 'idle' }, onRetry: fn() },
  parameters: { shell: { session: 'signed_in', path: '/timeline' } },
} satisfies Meta<typeof OfflineScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/“Timeline” was not loaded before\./);
    await expect(canvas.getByRole('link', { name: 'Back to Care plan' })).toHaveAttribute(
      'href',
      '/care-plan',
    );
    const kept = within(canvas.getByRole('region', { name: 'Still here from before' }));
    await expect(kept.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Trying: Story = {
  args: { retry: { state: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Trying…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const StillOffline: Story = {
  args: { retry: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We still can’t reach Daylit.')).toBeVisible();
  },
};

export const NothingKept: Story = {
  args: { kept: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Still here from before' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Back to/ })).toBeNull();
  },
};
