import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { itemAt } from '../../lib/item-at.ts';
import { allConfirmed, emptyProfile, longestProfile, profile } from '../fixtures.ts';
import { leftOutPlan } from '../routine-fixtures.ts';
import { SuggestedPlan } from './SuggestedPlan.tsx';

const REFUSED = {
  state: 'failed',
  detail: 'Left out: you said that you avoid Zinc Oxide.',
  at: 'despite',
} as const;

/** The plan as it is fetched again: its morning has no product. */
const emptied: typeof profile.care_plan =
  profile.care_plan?.kind === 'grouped'
    ? {
        ...profile.care_plan,
        groups: profile.care_plan.groups.map((group) =>
          group.daypart === 'morning' ? { ...group, steps: [] } : group,
        ),
      }
    : profile.care_plan;

const meta = {
  title: 'Sections/care-plan/SuggestedPlan',
  component: SuggestedPlan,
  args: {
    care_plan: profile.care_plan,
    confirmed_care_plan: profile.confirmed_care_plan,
    removed_products: [],
    actions: {},
    onConfirm: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SuggestedPlan>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All steps in the order of use with instructions. A product in use says so; its button does nothing. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Add products to your confirmed plan.')).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Daily – morning', 'Daily – night', 'Weekly / As Needed']);
    const morning = within(canvas.getByRole('region', { name: 'Daily – morning' }));
    const rows = morning.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/^CleanserOat Milk Gel CleanserEverybody: a gentle wash/);
    await expect(rows[0]).toHaveTextContent(/In Use$/);
    await expect(morning.getByText('No recommendation')).not.toBeVisible();
    await userEvent.click(morning.getByText('1 step you can skip'));
    await expect(morning.getByText('No recommendation')).toBeVisible();
    const [summary] = morning.getAllByText('How to use it');
    await expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    if (summary) await userEvent.click(summary);
    await expect(morning.getByText(/^Massage for half a minute/)).toBeVisible();
    const inUse = morning.getByRole('button', { name: 'In Use Oat Milk Gel Cleanser' });
    await expect(inUse).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(inUse);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const night = within(canvas.getByRole('region', { name: 'Daily – night' }));
    await userEvent.click(night.getByText('3 steps you can skip'));
    await expect(night.getByText('Once a day is enough.')).toBeVisible();
    await expect(canvas.queryByText('Leave this step out.')).toBeNull();
  },
};

/** The button is inside the row; the callback receives the step and its product. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Mineral Fluid SPF 50', { selector: 'summary *' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark In Use Mineral Fluid SPF 50' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      daypart: 'morning',
      step: 'sunscreen',
      product: expect.objectContaining({ id: 'mineral-7', name: 'Mineral Fluid SPF 50' }),
    });
  },
};

/** The focus stays. Further clicks on this row are ignored until the answer; other rows still work. */
export const Confirming: Story = {
  args: { actions: { 'morning sunscreen': { state: 'busy' } } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Mark In Use Mineral Fluid SPF 50' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: /^Mark In Use Rice/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Confirmed: Story = {
  args: { actions: { 'morning sunscreen': { state: 'done' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Mineral Fluid SPF 50 is in your plan.');
  },
};

/** After a failure the row is unchanged, and the member can try again. */
export const Failed: Story = {
  args: { actions: { 'morning sunscreen': { state: 'failed', detail: null } } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Mark In Use Mineral Fluid SPF 50' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A product that the member removed says so, and the same button restores it. */
export const Removed: Story = {
  args: {
    removed_products: [
      {
        daypart: 'morning',
        step: 'sunscreen',
        id: 'mineral-7',
        name: 'Mineral Fluid SPF 50',
        removed_at: '2026-11-20T19:02:00.000Z',
        left_out: null,
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('You removed this on November 20, 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it back Mineral Fluid SPF 50' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({ daypart: 'morning', step: 'sunscreen' }),
    );
  },
};

/**
 * An answer of another tab leaves the product out: the row says so, and an adult may decide, although the
 * profile that is fetched again has no product there.
 */
export const UseItAnyway: Story = {
  render: function UseItAnyway(args) {
    const [isRefused, setIsRefused] = useState(false);
    const care_plan = isRefused ? emptied : args.care_plan;
    return (
      <SuggestedPlan
        {...args}
        care_plan={care_plan}
        actions={isRefused ? { 'morning sunscreen': REFUSED } : {}}
        onConfirm={(confirmation) => {
          args.onConfirm(confirmation);
          setIsRefused(true);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Mineral Fluid SPF 50', { selector: 'summary *' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark In Use Mineral Fluid SPF 50' }));
    const row = within(canvas.getByRole('region', { name: 'Daily – morning' }));
    await expect(row.getByText(REFUSED.detail)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(REFUSED.detail);
    const decide = canvas.getByRole('button', { name: 'Use it anyway Mineral Fluid SPF 50' });
    await expect(decide).toHaveFocus();
    await userEvent.click(decide);
    await expect(args.onConfirm).toHaveBeenLastCalledWith({
      daypart: 'morning',
      step: 'sunscreen',
      product: expect.objectContaining({ id: 'mineral-7' }),
      despite: true,
    });
  },
};

/** What nobody may decide: the sentence, and no second button. */
export const Refused: Story = {
  args: { actions: { 'morning sunscreen': { ...REFUSED, at: undefined } } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('region', { name: 'Daily – morning' }));
    await expect(row.getByText(REFUSED.detail)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Use it anyway/ })).toBeNull();
  },
};

/** An answer leaves everything out that was suggested. */
export const LeftOut: Story = {
  args: { care_plan: leftOutPlan },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No suggested products yet.')).toBeNull();
    await expect(canvas.getByText(/^Everything here is left out for now/)).toBeVisible();
    const row = within(itemAt(canvas.getAllByRole('listitem'), 0));
    await expect(row.getByText(/^Left out: you said that you avoid Glycerin/)).toBeVisible();
    await expect(row.queryByText('No recommendation')).toBeNull();
    await expect(row.getByRole('link', { name: 'Change what you said' })).toHaveAttribute(
      'href',
      '/care-plan#preferences',
    );
  },
};

export const AllConfirmed: Story = {
  args: { confirmed_care_plan: allConfirmed.confirmed_care_plan },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^In Use/ })).toHaveLength(9);
    await expect(canvas.queryByRole('button', { name: /^Mark/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { care_plan: emptyProfile.care_plan },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No suggested products yet.')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A report may give instructions without products: all of them are shown. */
export const WithoutProducts: Story = {
  args: {
    care_plan: {
      kind: 'grouped',
      groups: [
        {
          daypart: 'morning',
          steps: [{ key: 'cleanser', kind: 'habit', instruction: 'Rinse with water.', reason: null }],
        },
      ],
      tonight: null,
      notes: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No suggested products yet.')).toBeVisible();
    await expect(canvas.getByText('Rinse with water.')).toBeVisible();
    await expect(canvas.getAllByText('No recommendation')).toHaveLength(14);
  },
};

/** Includes products of the sample catalogue, marked as such. */
export const LongestText: Story = {
  args: { care_plan: longestProfile.care_plan },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All products here are samples, not for sale.')).toBeVisible();
    await expect(canvas.queryByText('Sample')).toBeNull();
  },
};
