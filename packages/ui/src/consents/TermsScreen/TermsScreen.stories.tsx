import type { PlanPrice } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { TermsScreen } from './TermsScreen.tsx';

const price = (plan: PlanPrice['plan'], kind: PlanPrice['kind'], amount: number): PlanPrice => ({
  id: `${plan}_${kind}`,
  plan,
  period: plan.endsWith('_annual') ? 'annual' : 'monthly',
  kind,
  amount,
  currency: 'usd',
  savings: { against_list: null, against_monthly: null },
});

const meta = {
  title: 'Screens/consents/TermsScreen',
  component: TermsScreen,
  args: {
    processors: { state: 'ready', value: [] },
    retention: {
      state: 'ready',
      value: [{ what: 'A session', how_long: '30 days, or 7 days without a visit.' }],
    },
    offers: {
      state: 'ready',
      value: {
        plans: [],
        prices: [
          price('plus_monthly', 'list', 599),
          price('plus_annual', 'list', 5900),
          price('plus_annual', 'founding', 4800),
          price('pro_monthly', 'list', 1499),
          price('pro_annual', 'list', 14_900),
          price('pro_annual', 'founding', 13_800),
        ],
        founding: { places: 1000, places_left: 412 },
        is_play_money: false,
      },
    },
    keptItems: [
      { key: 'example.draft', purpose: 'What you have not sent yet', until: 'you send it' },
      { key: 'example.theme', purpose: 'By day or by night', until: 'you log out' },
    ],
  },
  parameters: { shell: { session: 'signed_out', path: '/terms' } },
} satisfies Meta<typeof TermsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const ANCHORS = ['terms-of-service', 'privacy-policy', 'medical-disclaimer', 'fair-use-policy'];

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('May 31, 2025')).toBeVisible();
    for (const anchor of ANCHORS) {
      await expect(canvasElement.querySelector(`h2#${anchor}`)).toBeVisible();
    }
    await expect(canvas.getByText(/^Plus, \$5\.99 per month or \$59\.00 per year:/)).toBeVisible();
    await expect(canvas.getByText(/^Founding members, the first 1,000 signups, pay \$48\.00/)).toBeVisible();
    await expect(canvas.getByText(/^Nobody else\./)).toBeVisible();
    await expect(
      canvas.getByText(/^What you have not sent yet, until you send it/).parentElement,
    ).toHaveTextContent('(example.draft)');
  },
};

/** Only the names of the processors and the times are loading; the rest can be read. */
export const Waiting: Story = {
  args: {
    processors: { state: 'waiting' },
    retention: { state: 'waiting' },
    offers: { state: 'waiting' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Loading prices\.\.\./)).toBeVisible();
    await expect(canvas.getByText(/^Plus: 4 scans.*no ads\.$/)).toBeVisible();
    await expect(canvas.getAllByText('Loading...')).toHaveLength(2);
    await expect(canvas.queryByText(/^Nobody else\./)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Fair Use Policy' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    processors: { state: 'failed', detail: null },
    retention: { state: 'failed', detail: null },
    offers: { state: 'failed', detail: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The prices could not be loaded;/)).toBeVisible();
    await expect(canvas.getByText(/^Their names could not be loaded\./)).toBeVisible();
    await expect(canvas.getByText(/^The times could not be loaded\./)).toBeVisible();
    await expect(canvas.queryByText(/^Nobody else\./)).toBeNull();
  },
};

export const FailedWithDetail: Story = {
  args: { processors: { state: 'failed', detail: 'Too many requests. Try again in a minute.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many requests. Try again in a minute.')).toBeVisible();
  },
};

/** A jump leaves 150 px above the section, and the list beside the text marks the section being read. */
export const FollowsTheReader: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Privacy Policy' });
    title.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(Math.round(title.getBoundingClientRect().top)).toBe(150));
    if (!matchMedia('(min-width: 900px)').matches) return;
    const rail = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await waitFor(() =>
      expect(rail.getByRole('link', { current: true })).toHaveTextContent('Privacy Policy'),
    );
    await expect(rail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ANCHORS.map((anchor) => `#${anchor}`),
    );
  },
};

export const ThreeProcessors: Story = {
  args: {
    processors: {
      state: 'ready',
      value: [
        { name: 'Example Payments Inc.', purpose: 'payments' },
        { name: 'Example Mail GmbH', purpose: 'sending e-mail' },
        { name: 'Example Vision GmbH', purpose: 'describing how skin looks in a photo' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Example Payments Inc., for payments')).toBeVisible();
    await expect(
      canvas.getByText('Example Vision GmbH, for describing how skin looks in a photo'),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Nobody else\./)).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    processors: {
      state: 'ready',
      value: [
        {
          name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH',
          purpose: 'storing copies of the database in another building, in case the first one burns down',
        },
      ],
    },
  },
};
