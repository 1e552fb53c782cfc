import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tonight } from '../routine-fixtures.ts';
import { RoutineWeek } from './RoutineWeek.tsx';

const meta = {
  title: 'Sections/care-plan/TonightCard/RoutineWeek',
  component: RoutineWeek,
  tags: ['inner'],
  args: { week: tonight.week, today: tonight.date },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RoutineWeek>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByText('exfoliating acid, which waits')).toBeInTheDocument();
  },
};

export const AllRest: Story = {
  args: { week: tonight.week.map((day) => ({ ...day, actives: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No strong steps this week.')).toBeVisible();
  },
};
