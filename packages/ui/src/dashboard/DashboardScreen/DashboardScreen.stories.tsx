import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PORTRAITS } from '../../art/Portrait/portraits.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const threeScans = [1, 2, 3].map((scan) => `${PORTRAITS[4]}#${scan}`);

const meta = {
  title: 'Screens/dashboard/DashboardScreen',
  component: DashboardScreen,
  args: {
    thumbnailUrls: threeScans,
    today: 'Friday, November 20',
    lines: {
      care_plan: 'Tonight: 3 steps.',
      timeline: 'Redness calmer since June\u00A017.',
      upload: 'Next scan makes sense from December\u00A016.',
      chat: '112 of 150 messages left.',
      recommendations: 'Your plan lacks a sunscreen: 3 fit you.',
      account: 'Plus, renews November\u00A016,\u00A02027.',
    },
  },
  parameters: { shell: { session: 'signed_in', path: '/dashboard' } },
} satisfies Meta<typeof DashboardScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    const ways = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(main.getByRole('link', { name: /^Chat/ })).toHaveTextContent(
      'Chat112 of 150 messages left.',
    );
    await expect(main.getByText('Friday, November 20')).toBeVisible();
    await expect(ways).toEqual([
      '/care-plan',
      '/timeline',
      '/upload',
      '/chat',
      '/recommendations',
      '/account',
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Nothing is loaded yet: every tile says what it is for. */
export const Empty: Story = {
  args: { thumbnailUrls: undefined, lines: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Timeline All your scans' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Account Details and plan' })).toBeVisible();
  },
};

/** When a photo fails to load, the drawing is shown. */
export const Failed: Story = {
  args: { thumbnailUrls: ['data:image/jpeg;base64,broken', ...threeScans.slice(1)] },
};

/** Text at double size on the narrowest phone: no word is broken. */
export const LargeText: Story = {
  globals: { viewport: { value: 'smallPhone' }, textSize: '200%' },
  play: async ({ canvas }) => {
    const title = within(canvas.getByRole('main')).getByText('Recommendations');
    await expect(title.getBoundingClientRect().height).toBeLessThan(70);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
