import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
    const line = canvas.getByText('Retinoid on Tuesday and Friday. Exfoliating acid waits');
    // Beside the steps there is room for it; on a phone it opens.
    if (line.closest('details')?.open === false) await userEvent.click(line);
    const days = canvas.getAllByRole('listitem');
    await expect(days).toHaveLength(7);
    await expect(days[0]).toBeVisible();
    await expect(canvas.getByText('exfoliating acid, which waits')).toBeInTheDocument();
  },
};

export const AllRest: Story = {
  args: { week: tonight.week.map((day) => ({ ...day, actives: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No strong steps this week.')).toBeVisible();
  },
};
