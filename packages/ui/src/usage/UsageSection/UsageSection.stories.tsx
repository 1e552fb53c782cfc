import { type Usage, USAGE_EXAMPLE } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UsageSection } from './UsageSection.tsx';

const meta = {
  title: 'Sections/usage/UsageSection',
  component: UsageSection,
  args: { usage: { state: 'ready', value: USAGE_EXAMPLE }, onRetry: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof UsageSection>;

export default meta;

type Story = StoryObj<typeof meta>;

function ready(change: Partial<Usage>): Pick<Story, 'args'> {
  return { args: { usage: { state: 'ready', value: { ...USAGE_EXAMPLE, ...change } } } };
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('until December 1, 2026')).toBeVisible();
    await expect(canvas.getByText(/^Photos that fail the quality check do not count\./)).toBeVisible();
    const meters = canvas.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));
    await expect(meters).toEqual(['1 of 4 used', '38 of 150 used', '436,200 of 500,000 used']);
  },
};

/** On the free plan, used tokens are available again after seven days. */
export const Free: Story = {
  ...ready({ tokens: { limit: 25_000, used: 1_200, resets_at: '2026-11-27T09:30:00.000Z' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Some come back on November 27, 2026\.$/)).toBeVisible();
  },
};

export const Trial: Story = {
  ...ready({ tokens: { limit: 200_000, used: 0, resets_at: null } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/They are for the whole trial\.$/)).toBeVisible();
  },
};

export const UsedUp: Story = {
  ...ready({ scans: { limit: 4, used: 4, resets_at: '2026-12-01T00:00:00.000Z' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 left')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Waiting: Story = {
  args: { usage: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { usage: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What is left could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { usage: { state: 'failed', detail: 'Too many requests. Try again in a minute.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests. Try again in a minute.');
  },
};
