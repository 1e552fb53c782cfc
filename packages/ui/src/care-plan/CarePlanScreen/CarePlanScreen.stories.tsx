import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import * as Confirmed from '../ConfirmedPlan/ConfirmedPlan.stories.tsx';
import { emptyProfile, longestProfile, nothingConfirmed, profile } from '../fixtures.ts';
import * as Tonight from '../TonightCard/TonightCard.stories.tsx';
import { TonightCard } from '../TonightCard/TonightCard.tsx';
import * as Suggested from '../SuggestedPlan/SuggestedPlan.stories.tsx';
import * as Preferences from '../../parts/PreferencesForm/PreferencesForm.stories.tsx';
import { PreferencesForm } from '../../parts/PreferencesForm/PreferencesForm.tsx';
import * as Reminders from '../RemindersSection/RemindersSection.stories.tsx';
import { RemindersSection } from '../RemindersSection/RemindersSection.tsx';
import * as Checked from '../RoutineWarnings/CheckedFold.stories.tsx';
import { CheckedFold } from '../RoutineWarnings/CheckedFold.tsx';
import { CarePlanScreen } from './CarePlanScreen.tsx';

const meta = {
  title: 'Screens/care-plan/CarePlanScreen',
  component: CarePlanScreen,
  args: {
    profile: {
      state: 'ready',
      value: {
        ...profile,
        care_plan: Suggested.default.args.care_plan,
        confirmed_care_plan: Confirmed.default.args.confirmed_care_plan,
      },
    },
    actions: {},
    savingGoals: IDLE,
    savingIssues: IDLE,
    onViewChange: fn(),
    onConfirm: fn(),
    onStart: fn(),
    today: <TonightCard {...Tonight.default.args} />,
    folds: [
      <CheckedFold key="checked" {...Checked.default.args} />,
      <RemindersSection key="reminders" {...Reminders.default.args} />,
      <PreferencesForm key="preferences" {...Preferences.default.args} frame="fold" />,
    ],
    onRemove: fn(),
    onRestore: fn(),
    onGoalsChange: fn(),
    onIssuesChange: fn(),
  },
  parameters: { shell: { session: 'signed_in', path: '/care-plan' } },
} satisfies Meta<typeof CarePlanScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Care Plan');
    await expect(main.getByText('Skin type:')).toHaveTextContent('Skin type: Combination');
    await expect(main.getByRole('button', { name: 'Your Plan', pressed: true })).toBeVisible();
    await expect(main.getByText('This is your currently confirmed routine.')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(main.getByText('They go well together')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Add your own product' })).toHaveAttribute(
      'href',
      '/care-plan/add',
    );
  },
};

/** Each change calls its own callback. */
export const Changes: Story = {
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.type(main.getByRole('textbox', { name: 'Add a goal' }), 'Calm{Enter}');
    await expect(args.onGoalsChange).toHaveBeenCalledWith(['Even tone', 'Hydrated skin', 'Calm']);
    await userEvent.click(main.getByRole('button', { name: 'Remove Dryness' }));
    await expect(args.onIssuesChange).toHaveBeenCalledWith(['Dark spots']);
    await userEvent.click(main.getByRole('button', { name: 'Remove Zinc Daily Shield SPF 30' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ daypart: 'morning', step: 'sunscreen', id: 'zinc-5' });
    await userEvent.click(main.getByRole('button', { name: 'AI Suggested Plan' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('suggested');
  },
};

export const SuggestedView: Story = {
  args: { view: 'suggested' },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('button', { name: 'AI Suggested Plan', pressed: true })).toBeVisible();
    await expect(main.getByText('Add products to your confirmed plan.')).toBeVisible();
    await expect(main.queryByText('Additional / As Needed')).toBeNull();
    await expect(main.queryByRole('heading', { name: 'Tonight' })).toBeNull();
    const [start] = main.getAllByRole('button', { name: /^Mark In Use Niacinamide/ });
    if (start) await userEvent.click(start);
    await expect(args.onStart).toHaveBeenCalledWith(expect.objectContaining({ dayparts: ['night'] }));
  },
};

/** The rail marks the part of the day whose top has passed 150 px below the window's top. */
export const FollowsTheReader: Story = {
  args: { view: 'suggested' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    if (!matchMedia('(min-width: 900px)').matches) return;
    const rail = within(canvas.getByRole('navigation', { name: 'Plan sections' }));
    await expect(rail.getAllByRole('link')).toHaveLength(3);
    await expect(rail.getByRole('link', { current: true })).toHaveTextContent('Daily – morning');
    const night = canvasElement.querySelector('#night');
    const expectCurrent = (title: string) =>
      waitFor(() => expect(rail.getByRole('link', { current: true })).toHaveTextContent(title));
    scrollBy({ top: (night?.getBoundingClientRect().top ?? 0) - 150, behavior: 'instant' });
    await expectCurrent('Daily – night');
    scrollBy({ top: -10, behavior: 'instant' });
    await expectCurrent('Daily – morning');
  },
};

/** A new account. */
export const Empty: Story = {
  args: { profile: { state: 'ready', value: emptyProfile } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Not set')).toBeVisible();
    await expect(main.getAllByText('None')).toHaveLength(2);
    await expect(main.getByText('No products yet.')).toBeVisible();
  },
};

/** The link of the empty plan shows the suggested plan and moves the focus there. */
export const FromEmptyToSuggested: Story = {
  args: { profile: { state: 'ready', value: nothingConfirmed } },
  render: function Held({ onViewChange, ...args }) {
    const [view, setView] = useState(args.view ?? 'active');
    return (
      <CarePlanScreen
        {...args}
        view={view}
        onViewChange={(next) => {
          onViewChange(next);
          setView(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(
      main.getByRole('link', { name: 'Add AI suggested products to your care plan to begin.' }),
    );
    await expect(args.onViewChange).toHaveBeenCalledWith('suggested');
    await expect(await main.findByText('Add products to your confirmed plan.')).toBeVisible();
    await expect(main.getByRole('region', { name: 'AI Suggested Plan' })).toHaveFocus();
  },
};

export const Waiting: Story = {
  args: { profile: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const Failed: Story = {
  args: { profile: { state: 'failed', detail: null }, onRetry: fn() },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('alert')).toHaveTextContent('Failed to load profile');
    await expect(main.queryByText('Goals')).toBeNull();
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: {
    profile: { state: 'failed', detail: 'The database is being moved. Try again in a minute.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The database is being moved.');
  },
};

export const LongestText: Story = {
  args: { profile: { state: 'ready', value: longestProfile } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
