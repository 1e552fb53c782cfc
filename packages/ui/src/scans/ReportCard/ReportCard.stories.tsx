import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportCard } from './ReportCard.tsx';

const meta = {
  title: 'Sections/scans/ReportCard',
  component: ReportCard,
  tags: ['inner'],
  args: {
    id: 'progress-summary-section',
    title: 'Skin Progress Summary',
    children: <p>Your skin looks calmer than three weeks ago.</p>,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ReportCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Skin Progress Summary' });
    await expect(section).toHaveAttribute('id', 'progress-summary-section');
    await expect(section).toHaveTextContent(/calmer/);
  },
};
