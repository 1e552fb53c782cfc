import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RoutineRow } from '../../parts/RoutineRow/RoutineRow.tsx';
import { StepGroup } from '../../parts/StepGroup/StepGroup.tsx';
import { PlanColumns } from './PlanColumns.tsx';

const meta = {
  title: 'Sections/care-plan/PlanColumns',
  component: PlanColumns,
  tags: ['inner'],
  args: {
    note: 'This is your currently confirmed routine.',
    dayparts: ['morning', 'night'],
    children: (
      <>
        <StepGroup id="morning" daypart="morning">
          <ul>
            <RoutineRow step="sunscreen" product={null} />
          </ul>
        </StepGroup>
        <StepGroup id="night" daypart="night">
          <ul>
            <RoutineRow step="moisturizer" product={null} />
          </ul>
        </StepGroup>
      </>
    ),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PlanColumns>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is your currently confirmed routine.')).toBeVisible();
    const links = within(canvas.getByRole('navigation', { name: 'Plan sections', hidden: true }));
    const targets = links.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    await expect(targets).toEqual(['#morning', '#night']);
  },
};
