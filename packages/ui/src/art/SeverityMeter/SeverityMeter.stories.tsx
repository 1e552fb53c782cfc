import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SeverityMeter } from './SeverityMeter.tsx';

const meta = {
  component: SeverityMeter,
  args: { severity_score: 3 },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof SeverityMeter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Severity 3 out of 5, moderate' })).toBeVisible();
    await expect(canvas.getByText('3', { exact: false })).toHaveTextContent('3/5');
  },
};

export const HalfPoint: Story = { args: { severity_score: 2.5 } };

export const Scale: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[0, 1, 2, 2.5, 3, 4, 5].map((score) => (
        <SeverityMeter key={score} severity_score={score} />
      ))}
    </div>
  ),
};
