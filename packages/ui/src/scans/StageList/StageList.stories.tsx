import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { completeReport, damagedReport, halfwayReport } from '../report-fixtures.ts';
import { StageList } from './StageList.tsx';

const meta = {
  title: 'Sections/scans/StageList',
  tags: ['inner'],
  component: StageList,
  args: { report: halfwayReport },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StageList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The verdict on the photo comes first, with its reason. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([
      'Done: Photo Quality: PassEven light, in focus.',
      'Done: Skin TypeOily',
      'Now: Skin Analysis Report',
      'Care Plan',
      'Skin Progress Summary',
      'Recommended Products',
    ]);
  },
};

export const Waiting: Story = { args: { report: {} } };

export const Complete: Story = {
  args: { report: completeReport },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Done:/)).toHaveLength(6);
  },
};

/** The photo has no verdict and the report no readable concern: the names of the stages are enough. */
export const Damaged: Story = { args: { report: damagedReport } };
