import { TRENDS_EXAMPLE, type TonightStep } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PORTRAITS } from '../../art/Portrait/portraits.ts';
import { dashboardRun } from '../dashboard-run.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const run = dashboardRun(
  {
    ...TRENDS_EXAMPLE,
    measures: TRENDS_EXAMPLE.measures.map((measure) => ({
      ...measure,
      trend: {
        kind: 'calmer',
        since: null,
        from: 1.9,
        to: 0.6,
        scans: 2,
        confidence: 0.97,
        title: 'Calmer since October\u00A018',
        sentence: '',
      },
    })),
  },
  false,
);

const step = (category: string): TonightStep => ({
  product: { daypart: 'night', step: category, id: `sample:${category}-2`, name: category },
  category,
  instruction: null,
});

const meta = {
  title: 'Screens/dashboard/DashboardScreen',
  component: DashboardScreen,
  args: {
    thumbnailUrl: PORTRAITS[4],
    daypart: 'night',
    steps: ['cleanser', 'serum', 'moisturizer'].map(step),
    run: run && { ...run, photos: [PORTRAITS[4], PORTRAITS[5]] },
    today: 'Friday, November 20',
    lines: {
      care_plan: 'Tonight, 3 steps',
      timeline: 'Redness calmer since October\u00A018',
      upload: 'Next photo around December\u00A016',
      recommendations: 'Your plan lacks a sunscreen: 3 fit you',
      account: 'Plus, renews November\u00A016,\u00A02027',
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
    await expect(main.getByRole('link', { name: 'Care Plan Tonight, 3 steps' })).toBeVisible();
    await expect(
      main.getByRole('link', { name: /^Timeline Redness calmer since October.18$/ }),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'Chat Ask about your skin' })).toBeVisible();
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
  args: { thumbnailUrl: undefined, steps: undefined, run: undefined, lines: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Timeline All your scans' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Account Details and plan' })).toBeVisible();
  },
};

/** The first tile changes its colour with the part of the day. */
export const Morning: Story = {
  args: { daypart: 'morning', lines: { care_plan: 'This morning, 3 steps' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Care Plan This morning, 3 steps' })).toBeVisible();
  },
};

/** When a photo fails to load, the drawing is shown. */
export const Failed: Story = {
  args: {
    thumbnailUrl: 'data:image/jpeg;base64,broken',
    run: run && { ...run, photos: ['data:image/jpeg;base64,broken', null] },
  },
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
