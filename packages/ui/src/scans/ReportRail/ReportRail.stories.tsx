import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { completeReport, halfwayReport } from '../report-fixtures.ts';
import { ReportRail } from './ReportRail.tsx';

/** Not shown on narrow screens. */
const meta = {
  title: 'Sections/scans/ReportRail',
  component: ReportRail,
  tags: ['inner'],
  args: { report: halfwayReport, isStopped: false },
  decorators: [(Story) => <div style={{ width: 236 }}>{Story()}</div>],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ReportRail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    if (!matchMedia('(min-width: 641px)').matches) return;
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['At a glance', '#at-a-glance'],
      ['Skin Type', '#skin-type'],
      ['Skin Analysis Report, next', '#skin-analysis-report'],
      ['Care Plan, still to come', '#care-plan'],
      ['Skin Progress Summary, still to come', '#progress-summary-section'],
      ['Recommended Products, still to come', '#recommended-products'],
    ]);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('At a glance');
  },
};

export const Complete: Story = {
  args: { report: completeReport },
  play: async ({ canvas }) => {
    if (!matchMedia('(min-width: 641px)').matches) return;
    await expect(canvas.getAllByRole('link').at(-1)).toHaveTextContent(/^How we measured$/);
    await expect(canvas.queryByText(/still to come/)).toBeNull();
  },
};

export const Stopped: Story = { args: { isStopped: true } };
