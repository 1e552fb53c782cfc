import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KEPT_PAGES } from '../fixtures.ts';
import { PageNotLoadedScreen } from './PageNotLoadedScreen.tsx';

const meta = {
  title: 'Screens/shell/PageNotLoadedScreen',
  component: PageNotLoadedScreen,
  args: { page: 'Timeline', kept: KEPT_PAGES, retry: { state: 'idle' }, onRetry: fn() },
  parameters: { shell: { session: 'signed_in', path: '/timeline' } },
} satisfies Meta<typeof PageNotLoadedScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/A part of “Timeline” did not arrive\./);
    await expect(canvas.getByRole('link', { name: 'Back to Care plan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Trying: Story = {
  args: { retry: { state: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Trying…' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { retry: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We still can’t reach Daylit.')).toBeVisible();
  },
};

export const NothingKept: Story = {
  args: { kept: [] },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
