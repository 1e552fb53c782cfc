import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoutineRow } from '../RoutineRow/RoutineRow.tsx';
import { StepGroup } from './StepGroup.tsx';

const cleanser = {
  id: 'sample:oat-milk',
  name: 'Oat Milk Gel Cleanser',
  category: 'cleanser',
  is_custom: false,
  is_sample: false,
};

const meta = {
  title: 'Parts/StepGroup',
  component: StepGroup,
  args: {
    daypart: 'morning',
    children: (
      <ul>
        <RoutineRow step="cleanser" product={cleanser} />
        <RoutineRow step="eye_cream" product={null} />
      </ul>
    ),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StepGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Morning',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Daily – morning' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Daily – morning');
  },
};

export const Night: Story = {
  args: { daypart: 'night' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Daily – night' })).toBeVisible();
  },
};

export const Weekly: Story = {
  args: { daypart: 'weekly' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Weekly / As Needed' })).toBeVisible();
  },
};

export const Additional: Story = {
  args: { daypart: 'additional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Additional / As Needed' })).toBeVisible();
  },
};
