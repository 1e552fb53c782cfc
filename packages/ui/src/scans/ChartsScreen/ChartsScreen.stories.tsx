import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { yearOfTrends } from '../trends-fixtures.ts';
import { ChartsScreen } from './ChartsScreen.tsx';

const meta = {
  title: 'Screens/scans/ChartsScreen',
  component: ChartsScreen,
  args: { trends: { state: 'ready', value: yearOfTrends }, onRetry: fn() },
  parameters: { shell: { session: 'signed_in', path: '/timeline/charts' } },
} satisfies Meta<typeof ChartsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A row of the timeline leads to the chart of its sign. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('region', { name: 'Redness' });
    await expect(chart).toHaveAttribute('id', 'chart-redness');
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Timeline' })).toHaveAttribute(
      'href',
      '/timeline',
    );
  },
};

export const Waiting: Story = { args: { trends: { state: 'waiting' } } };

export const Empty: Story = {
  args: { trends: { state: 'ready', value: { scans: [], measures: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
  },
};

export const Failed: Story = {
  args: { trends: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
