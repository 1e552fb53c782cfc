import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longestRecommendations, recommendations, sampleRecommendations, withGelInUse } from '../fixtures.ts';
import FitLine, { LongestText as LongestFit } from '../FitLine/FitLine.stories.tsx';
import { RecommendationsScreen } from './RecommendationsScreen.tsx';

const meta = {
  title: 'Screens/recommendations/RecommendationsScreen',
  component: RecommendationsScreen,
  args: {
    recommendations: { state: 'ready', value: recommendations },
    profile: FitLine.args,
    additions: {},
    onAdd: fn(),
  },
  parameters: { shell: { session: 'signed_in', path: '/recommendations' } },
} satisfies Meta<typeof RecommendationsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Recommendations');
    const titles = main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Your Care Plan Products',
      'Alternatives to Your Care Plan',
      'Fragrance-Free Alternatives',
      'Sensitive Skin Alternatives',
      'Budget-Friendly Picks',
      'Trending Among Users Like You',
      'Top-Rated Products',
    ]);

    const plan = within(main.getByRole('list', { name: 'Your Care Plan Products' }));
    const link = plan.getByRole('link', { name: 'Oat Field Gel Cleanser (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(plan.getByText('$14.50')).toBeVisible();
    await expect(plan.getByText('4.6')).toBeVisible();
    await expect(plan.getAllByText('Custom')).toHaveLength(1);
    for (const button of plan.getAllByRole('button')) await expect(button).toHaveTextContent('In Use');

    const budget = within(main.getByRole('list', { name: 'Budget-Friendly Picks' }));
    await expect(budget.queryByText('Custom')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Waiting: Story = {
  args: { recommendations: { state: 'waiting' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent('Loading product recommendations…');
  },
};

/** Every group is empty. */
export const Empty: Story = {
  args: { recommendations: { state: 'ready', value: { care_plan: [], trending: [] } } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('No new products available.')).toBeVisible();
    await expect(main.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const Failed: Story = {
  args: { recommendations: { state: 'failed', detail: null }, onRetry: fn() },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('alert')).toHaveTextContent('Failed to load recommendations.');
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { recommendations: { state: 'failed', detail: 'Please wait a minute and try again.' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Please wait a minute and try again.')).toBeVisible();
  },
};

/** Empty groups are hidden; invented products are marked. */
export const Samples: Story = {
  args: { recommendations: { state: 'ready', value: sampleRecommendations } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const titles = main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Alternatives to Your Care Plan', 'Budget-Friendly Picks']);
    // Once a row, although the first row has two of them.
    await expect(main.getAllByText('Sample')).toHaveLength(2);
    await expect(main.getByText('All products here are samples, not for sale.')).toBeVisible();
  },
};

/** What the products are chosen by could not be loaded. */
export const WithoutFit: Story = {
  args: { profile: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'What fits you' })).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 2 })).not.toHaveLength(0);
  },
};

/** The product becomes 'In Use' in every group that contains it, and the focus stays. */
export const Added: Story = {
  render: function Added(args) {
    const [isAdded, setIsAdded] = useState(false);
    return (
      <RecommendationsScreen
        {...args}
        recommendations={{ state: 'ready', value: isAdded ? withGelInUse : recommendations }}
        onAdd={(product) => {
          args.onAdd(product);
          setIsAdded(true);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    const [button] = within(main.getByRole('list', { name: 'Alternatives to Your Care Plan' })).getAllByRole(
      'button',
      { name: 'Add to Plan' },
    );
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: 'a1' }));
    await waitFor(() =>
      expect(main.getByRole('status')).toHaveTextContent('Aloe Water Gel is in your plan.'),
    );
    await expect(document.activeElement).toHaveTextContent('In Use');
  },
};

/** The product is busy in every group that contains it. */
export const Adding: Story = {
  args: { additions: { a1: { state: 'busy' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Adding…' })).toHaveLength(4);
  },
};

/** The failure is shown beside each button and announced once. */
export const AddFailed: Story = {
  args: { additions: { a1: { state: 'failed', detail: 'This product has left the catalogue.' } } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const list = within(main.getByRole('list', { name: 'Alternatives to Your Care Plan' }));
    await expect(list.getByText('This product has left the catalogue.')).toBeVisible();
    const [button] = list.getAllByRole('button', { name: 'Add to Plan' });
    if (button) await userEvent.click(button);
    await expect(main.getByRole('status')).toHaveTextContent('This product has left the catalogue.');
  },
};

export const LongestText: Story = {
  args: {
    recommendations: { state: 'ready', value: longestRecommendations },
    profile: { ...FitLine.args, ...LongestFit.args },
    additions: { l1: { state: 'failed', detail: null } },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Text at double size on the narrowest phone. */
export const LargeText: Story = {
  ...LongestText,
  globals: { viewport: { value: 'smallPhone' }, textSize: '200%' },
};
