import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { noSunscreen, routineCheck } from '../routine-fixtures.ts';
import { RoutineWarnings } from './RoutineWarnings.tsx';

const REFUSED = {
  state: 'failed',
  detail: 'Left out: you said that you avoid Zinc Oxide.',
  at: 'despite',
} as const;

const meta = {
  title: 'Sections/care-plan/RoutineWarnings',
  component: RoutineWarnings,
  args: {
    check: { state: 'ready', value: routineCheck },
    isChecking: false,
    applying: IDLE,
    onApply: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RoutineWarnings>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 things to look at, 5 products checked')).toBeVisible();
    const card = within(canvas.getByRole('article', { name: 'No sunscreen in the morning' }));
    await expect(card.getByText('Strong: guideline, law or pooled trials')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Add Mineral Fluid SPF 50' }));
    await expect(args.onApply).toHaveBeenCalledWith(noSunscreen.action);
  },
};

/** The last warning stays as its title. */
export const Left: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'No sunscreen in the morning' }));
    await userEvent.click(card.getByRole('button', { name: 'Leave it' }));
    await expect(card.queryByText(/sensitive to the sun/)).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Show again' }));
    await expect(card.getByText(/sensitive to the sun/)).toBeVisible();
  },
};

/** After a change, the old warnings are not claimed of the new routine. */
export const CheckingAgain: Story = {
  args: { isChecking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking again…');
    await expect(canvas.queryByText(/to look at/)).toBeNull();
  },
};

/** Shown by the fold below the plan; here it is only announced. */
export const Empty: Story = {
  args: { check: { state: 'ready', value: { checked: 1, warnings: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 product checked. They go well together.');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Applying: Story = {
  args: { applying: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Mineral Fluid SPF 50' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const ApplyingFailed: Story = {
  args: { applying: { state: 'failed', detail: 'This product is not in your routine.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This product is not in your routine.');
  },
};

/** An answer leaves out what a warning asks for, and an adult may decide. */
export const UseItAnyway: Story = {
  render: function UseItAnyway(args) {
    const [isRefused, setIsRefused] = useState(false);
    return (
      <RoutineWarnings
        {...args}
        applying={isRefused ? REFUSED : IDLE}
        onApply={(...decided) => {
          args.onApply(...decided);
          setIsRefused(true);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Mineral Fluid SPF 50' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(REFUSED.detail);
    await userEvent.click(canvas.getByRole('button', { name: 'Use it anyway' }));
    await expect(args.onApply).toHaveBeenLastCalledWith(noSunscreen.action, true);
  },
};

export const Waiting: Story = { args: { check: { state: 'waiting' } } };

export const Failed: Story = {
  args: { check: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
