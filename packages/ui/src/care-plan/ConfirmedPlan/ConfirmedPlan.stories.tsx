import { itemAt } from '../../lib/item-at.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  allConfirmed,
  confirmedPlan,
  emptyProfile,
  inUse,
  longestProfile,
  product,
  profile,
  zincShield,
} from '../fixtures.ts';
import { ConfirmedPlan } from './ConfirmedPlan.tsx';

const meta = {
  title: 'Sections/care-plan/ConfirmedPlan',
  component: ConfirmedPlan,
  args: {
    confirmed_care_plan: profile.confirmed_care_plan,
    removed_products: [],
    actions: {},
    onRemove: fn(),
    onRestore: fn(),
    onShowSuggested: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConfirmedPlan>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The newest product is marked while no other should be started. */
export const NewProduct: Story = {
  args: { newProduct: zincShield.name },
  play: async ({ canvas }) => {
    const fresh = canvas.getAllByText('New');
    await expect(fresh).toHaveLength(1);
    await expect(fresh[0]?.parentElement).toHaveTextContent(zincShield.name);
  },
};

/** A product that is not for every day shows its days on its row. */
export const Days: Story = {
  args: {
    uses: [
      {
        product: {
          daypart: 'morning',
          step: 'serum',
          id: 'niacinamide-3',
          name: 'Niacinamide 5% Daily Serum',
        },
        days: ['Monday', 'Thursday'],
      },
      {
        product: { daypart: 'weekly', step: 'exfoliant', id: 'lactic-7', name: 'Lactic Acid 5% Polish' },
        days: [],
      },
    ],
  },
  play: async ({ canvas }) => {
    const rowOf = (name: string) =>
      canvas.getAllByRole('listitem').find((row) => row.textContent.includes(name));
    await expect(rowOf('Niacinamide 5% Daily Serum')).toHaveTextContent('Monday and Thursday');
    await expect(rowOf('Oat Milk Gel Cleanser')).not.toHaveTextContent('day');
    await expect(canvas.getAllByText('Rests for now')).toHaveLength(1);
  },
};

/** The confirmed products in the order of use; those that the member added are marked. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This is your currently confirmed routine.')).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Daily – morning',
      'Daily – night',
      'Weekly / As Needed',
      'Additional / As Needed',
    ]);
    const morning = within(canvas.getByRole('region', { name: 'Daily – morning' }));
    const rows = morning.getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent('CleanserOat Milk Gel Cleanser');
    await expect(rows[3]).toHaveTextContent('SunscreenZinc Daily Shield SPF 30Custom');
    await expect(canvas.getAllByText('Custom')).toHaveLength(2);
    const additional = within(canvas.getByRole('region', { name: 'Additional / As Needed' }));
    await expect(additional.getByText('Suggested in chat for cold weeks')).toBeVisible();
    await userEvent.click(additional.getByRole('button', { name: 'Remove Overnight Squalane Mask' }));
    await expect(args.onRemove).toHaveBeenCalledWith({
      daypart: 'additional',
      step: 'mask',
      id: 'squalane-21',
    });
  },
};

export const OneSlotFilled: Story = {
  args: {
    confirmed_care_plan: confirmedPlan({ morning: inUse(zincShield) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    const night = within(canvas.getByRole('region', { name: 'Daily – night' }));
    await expect(night.getByText('No products yet.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Additional / As Needed' })).toBeNull();
  },
};

/** All suggested products, and none that the member added. */
export const AllConfirmed: Story = {
  args: { confirmed_care_plan: allConfirmed.confirmed_care_plan },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.queryByText('Custom')).toBeNull();
  },
};

/** A product whose key is derived from its name still shows its step. */
export const AdditionalOnly: Story = {
  args: {
    confirmed_care_plan: confirmedPlan({
      additional: [
        {
          key: 'thermal_water',
          product: product('thermal-1', 'Thermal Water', 'toner', { is_custom: true }),
          description: null,
        },
      ],
    }),
  },
  play: async ({ args, canvas }) => {
    const additional = within(canvas.getByRole('region', { name: 'Additional / As Needed' }));
    await expect(additional.getByRole('listitem')).toHaveTextContent('TonerThermal WaterCustom');
    await userEvent.click(additional.getByRole('button', { name: 'Remove Thermal Water' }));
    await expect(args.onRemove).toHaveBeenCalledWith({
      daypart: 'additional',
      step: 'thermal_water',
      id: 'thermal-1',
    });
  },
};

/** The row stays until the answer, and only this row is busy. */
export const Removing: Story = {
  args: { actions: { 'morning cleanser': { state: 'busy' } } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remove Oat Milk Gel Cleanser' });
    await userEvent.click(button);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

/** The focus moves to the next product; after the last one, to the empty plan. */
export const Removed: Story = {
  args: {
    confirmed_care_plan: confirmedPlan({
      morning: itemAt(profile.confirmed_care_plan, 0).steps.slice(0, 2),
    }),
  },
  render: function Held({ onRemove, ...args }) {
    const [plan, setPlan] = useState(args.confirmed_care_plan);
    return (
      <ConfirmedPlan
        {...args}
        confirmed_care_plan={plan}
        onRemove={(removal) => {
          onRemove(removal);
          setPlan(
            plan.map(({ daypart, steps }) => ({
              daypart,
              steps: steps.filter(({ key }) => key !== removal.step),
            })),
          );
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Oat Milk Gel Cleanser' }));
    const last = canvas.getByRole('button', { name: 'Remove Niacinamide 5% Daily Serum' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Oat Milk Gel Cleanser removed.');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('No products yet.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-plan'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Niacinamide 5% Daily Serum removed.');
  },
};

/** After a failure the row is unchanged and keeps the focus. */
export const Failed: Story = {
  args: { actions: { 'morning cleanser': { state: 'failed', detail: 'The service is busy.' } } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remove Oat Milk Gel Cleanser' });
    await userEvent.click(button);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Removed products stay within reach, below a plan and below an empty one. */
export const WithRemoved: Story = {
  args: {
    removed_products: [
      {
        daypart: 'night',
        step: 'serum',
        id: 'retinol-2',
        name: 'Retinol 0.2% Night Serum',
        removed_at: '2026-11-20T19:02:00.000Z',
        left_out: null,
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Removed: 1 product'));
    await expect(canvas.getByText('You removed this on November 20, 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it back Retinol 0.2% Night Serum' }));
    await expect(args.onRestore).toHaveBeenCalledWith(expect.objectContaining({ id: 'retinol-2' }));
  },
};

export const Empty: Story = {
  args: { confirmed_care_plan: emptyProfile.confirmed_care_plan },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No products yet.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('link', { name: 'Add AI suggested products to your care plan to begin.' }),
    );
    await expect(args.onShowSuggested).toHaveBeenCalledOnce();
  },
};

/** Includes products of the sample catalogue, marked as such. */
export const LongestText: Story = {
  args: { confirmed_care_plan: longestProfile.confirmed_care_plan },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All products here are samples, not for sale.')).toBeVisible();
  },
};
