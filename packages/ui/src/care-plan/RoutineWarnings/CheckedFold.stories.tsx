import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { routineCheck } from '../routine-fixtures.ts';
import { CheckedFold } from './CheckedFold.tsx';

const meta = {
  title: 'Sections/care-plan/RoutineWarnings/CheckedFold',
  component: CheckedFold,
  args: { check: { state: 'ready', value: { checked: 6, warnings: [] } } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CheckedFold>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('They go well together'));
    await expect(canvas.getByText('We check again after each change.')).toBeVisible();
  },
};

/** A warning is said above the plan, and then nothing is said here. */
export const WithWarning: Story = {
  args: { check: { state: 'ready', value: routineCheck } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('They go well together')).toBeNull();
  },
};
