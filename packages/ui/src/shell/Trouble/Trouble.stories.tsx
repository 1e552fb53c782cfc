import CloudOff from 'lucide-react/icons/cloud-off';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { KEPT_PAGES } from '../fixtures.ts';
import { Trouble } from './Trouble.tsx';

const meta = {
  title: 'Sections/shell/Trouble',
  component: Trouble,
  tags: ['inner'],
  args: {
    icon: <CloudOff size={28} />,
    title: 'You are offline',
    text: '“Timeline” was not loaded before. It opens by itself when you are back online.',
    retry: { state: 'idle' },
    wayBack: { href: '/care-plan', label: 'Back to Care plan' },
    kept: KEPT_PAGES,
    onRetry: fn(),
  },
} satisfies Meta<typeof Trouble>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The whole row of a page is a link. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    const row = canvas.getByRole('link', { name: /^Dashboard/ });
    await expect(row).toHaveAttribute('href', '/dashboard');
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
  },
};

export const Busy: Story = {
  args: { retry: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trying…' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** Without a way back and without a page that is still there. */
export const NothingKept: Story = {
  args: { wayBack: undefined, kept: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    title: 'We can’t load your account, and nobody can say yet when that will end',
    note: 'We keep trying by ourselves, more and more slowly, for as long as this page is open. Error 500, 8:41 PM.',
    wayBack: { href: '/hand-over', label: 'Back to For a doctor’s visit with everything that belongs to it' },
    kept: [
      ...KEPT_PAGES,
      {
        href: '/hand-over',
        title: 'For a doctor’s visit with everything that belongs to it',
        loaded_at: '2026-11-20T09:20:00Z',
      },
    ],
  },
};
