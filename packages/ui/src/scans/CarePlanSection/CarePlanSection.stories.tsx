import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { itemAt } from '../../lib/item-at.ts';
import { completeReport, damagedReport } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { CarePlanSection } from './CarePlanSection.tsx';

/** As recorded, but for the first step, whose product has a page at its maker's. */
const { care_plan } = completeReport;
const LINK = 'https://example.com/products/low-tide';
const linked: typeof care_plan = {
  ...care_plan,
  groups: care_plan.groups.map((group, i) => ({
    ...group,
    steps: group.steps.map((step, k) =>
      step.kind === 'product' && i + k === 0
        ? { ...step, product: { ...step.product, product_url: LINK } }
        : step,
    ),
  })),
};

const { next_start: _next, ...archived } = linked;

const leftOut = (key: string, sentence: string) =>
  ({ key, kind: 'left_out', reason: sentence, left_out: { preference: 'avoid', sentence } }) as const;

const meta = {
  title: 'Sections/scans/CarePlanSection',
  component: CarePlanSection,
  args: { care_plan: { state: 'ready', value: linked } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CarePlanSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(groups).toEqual([
      'Your next step',
      'Daily – morning',
      'Daily – night',
      'Weekly / As Needed',
    ]);
    const morning = within(canvas.getByRole('region', { name: 'Daily – morning' }));
    const link = morning.getByRole('link');
    await expect(link).toHaveAttribute('href', LINK);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The newest report leads to one next step; each step says whose wish it answers. */
export const NextProduct: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your next step' })).toBeVisible();
    await expect(canvas.getByText(/^Start tomorrow morning, as the last step\./)).toBeVisible();
    await expect(canvas.getByText(/^Watch for /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start it in my Care Plan' })).toHaveAttribute(
      'href',
      '/care-plan',
    );
    await expect(canvas.getAllByText('Everybody: sun').length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Sample')).toBeNull();
  },
};

/** While another product is new, the next one has a day and no button. */
export const Hold: Story = {
  args: {
    care_plan: {
      state: 'ready',
      value: {
        ...linked,
        ...(linked.next_start && {
          next_start: {
            ...linked.next_start,
            hold: { name: 'Mineral Fluid SPF 50', since: '2026-11-18', until: '2026-12-02', days_left: 12 },
          },
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Mineral Fluid SPF 50 is new\. Next one from December.2\.$/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Start it in my Care Plan' })).toBeNull();
  },
};

/** An older report says nothing about tonight. */
export const Archived: Story = {
  args: { care_plan: { state: 'ready', value: archived } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your next step')).toBeNull();
    await expect(canvas.queryByText(/tonight|tomorrow/i)).toBeNull();
  },
};

/** Steps to skip are one line under the plan. It opens to show each reason once, with its steps. */
export const SkippedSteps: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Steps you can skip');
    const row = summary.closest('summary');
    await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const reason = canvas.getByText('Optional: your cleanser and moisturizer are enough.');
    await expect(reason).not.toBeVisible();
    await userEvent.click(summary);
    await expect(reason).toBeVisible();
    await expect(reason.parentElement).toHaveTextContent(/^Toner Morning and night/);
  },
};

/** A part of the day with nothing to do. A habit, a step without a product, is still a row. */
export const NothingForNow: Story = {
  args: {
    care_plan: {
      state: 'ready',
      value: {
        kind: 'grouped',
        groups: [
          {
            daypart: 'morning',
            steps: [
              {
                key: 'cleanser',
                kind: 'habit',
                instruction: 'Rinse with lukewarm water and pat dry.',
                reason: 'In the morning water is enough.',
              },
            ],
          },
          {
            daypart: 'weekly',
            steps: [{ key: 'mask', kind: 'left_out', reason: 'Nothing in the photo asks for one.' }],
          },
        ],
        tonight: null,
        notes: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rinse with lukewarm water and pat dry.')).toBeVisible();
    await expect(canvas.getByText('In the morning water is enough.')).toBeVisible();
    const weekly = within(canvas.getByRole('region', { name: 'Weekly / As Needed' }));
    await expect(weekly.getByText('Nothing needed weekly.')).toBeVisible();
    await expect(weekly.queryByText('Leave this step out.')).toBeNull();
  },
};

/** Answers after the report leave products out: nothing claims that those places need none. */
export const LeftOut: Story = {
  args: {
    care_plan: {
      state: 'ready',
      value: {
        kind: 'grouped',
        groups: [
          {
            daypart: 'morning',
            steps: [
              leftOut('cleanser', 'Left out: you said that you avoid Glycerin.'),
              leftOut('moisturizer', 'Left out: you said that you avoid Glycerin.'),
              { key: 'toner', kind: 'left_out', reason: 'Nothing in the photo asks for one.' },
            ],
          },
          { daypart: 'night', steps: [{ key: 'mask', kind: 'left_out', reason: 'Once a week is enough.' }] },
        ],
        tonight: null,
        notes: [],
      },
    },
  },
  play: async ({ canvas }) => {
    const note = within(canvas.getByRole('note'));
    await expect(note.getByText(/^Since this report you told us something/)).toBeVisible();
    await expect(note.getByText(/Cleanser and moisturizer/)).toBeVisible();
    await expect(note.getByText('Left out: you said that you avoid Glycerin.')).toBeVisible();
    await expect(note.getByRole('link', { name: 'Change what you said' })).toHaveAttribute(
      'href',
      '/care-plan#preferences',
    );
    const morning = within(canvas.getByRole('region', { name: 'Daily – morning' }));
    await expect(morning.getByText(/^Everything here is left out for now/)).toBeVisible();
    await expect(morning.queryByText(/Nothing needed/)).toBeNull();
    await expect(canvas.getByText('Nothing needed at night.')).toBeVisible();
    await userEvent.click(canvas.getByText('Steps you can skip'));
    await expect(canvas.getAllByText('Left out: you said that you avoid Glycerin.')).toHaveLength(1);
  },
};

export const Waiting: Story = {
  args: { care_plan: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Care Plan')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Empty: Story = {
  args: { care_plan: { state: 'ready', value: { kind: 'empty', notes: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Care plan is empty.')).toBeVisible();
  },
};

/** A plan without parts of the day. */
export const Flat: Story = {
  args: {
    care_plan: {
      state: 'ready',
      value: {
        kind: 'flat',
        steps: itemAt(completeReport.care_plan.groups, 0).steps,
        tonight: null,
        notes: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Daily – morning')).toBeNull();
    const toDo = itemAt(care_plan.groups, 0).steps.filter(({ kind }) => kind !== 'left_out');
    await expect(within(itemAt(canvas.getAllByRole('list'), 0)).getAllByRole('listitem')).toHaveLength(
      toDo.length,
    );
  },
};

export const Damaged: Story = {
  args: { care_plan: { state: 'ready', value: damagedReport.care_plan } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Instruction data missing.')).toBeVisible();
    await expect(canvas.getByText('No instruction provided.')).toBeVisible();
    await expect(canvas.getByText('Three drops.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { care_plan: { state: 'ready', value: { kind: 'unreadable' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Care plan data is not in the expected format.')).toBeVisible();
  },
};

export const LongestText: Story = { args: { care_plan: { state: 'ready', value: longestReport.care_plan } } };
