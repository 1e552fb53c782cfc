import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PORTRAITS } from '../../art/Portrait/portraits.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const threeScans = [1, 2, 3].map((scan) => `${PORTRAITS[4]}#${scan}`);

const meta = {
  title: 'Screens/dashboard/DashboardScreen',
  component: DashboardScreen,
  args: { thumbnailUrls: threeScans },
  parameters: { shell: { session: 'signed_in', path: '/dashboard' } },
} satisfies Meta<typeof DashboardScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    const ways = main.getAllByRole('link').map((link) => link.getAttribute('href'));
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

/** There is no scan yet, or its photo has not loaded. */
export const Empty: Story = { args: { thumbnailUrls: undefined } };

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
