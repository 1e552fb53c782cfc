import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HistoryReport } from './HistoryReport.tsx';

const meta = {
  title: 'Sections/account/HistoryReport',
  component: HistoryReport,
  args: { hrefs: { html: '/api/history-report?format=html', csv: '/api/history-report?format=csv' } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof HistoryReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('link', { name: 'Download the page' });
    await expect(page).toHaveAttribute('href', '/api/history-report?format=html');
    await expect(page).toHaveAttribute('download');
  },
};

/** No button, and a link to the same data. */
export const OtherPlan: Story = {
  args: { hrefs: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/^A part of the Pro plan/)).toBeVisible();
  },
};
