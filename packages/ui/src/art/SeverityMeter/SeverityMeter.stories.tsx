import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SeverityMeter } from './SeverityMeter.tsx';
import styles from './SeverityMeter.module.css';

const meta = {
  title: 'Parts/Drawings/SeverityMeter',
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

/** Half a point fills half a bar. */
export const HalfPoint: Story = {
  args: { severity_score: 2.5 },
  play: async ({ canvasElement }) => {
    const filled = [...canvasElement.querySelectorAll(`.${styles.Fill}`)];
    const [whole = 0, ...others] = filled.map((bar) => bar.getBoundingClientRect().width);
    await expect(others).toEqual([whole, whole / 2]);
  },
};

export const Scale: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[0, 1, 2, 2.5, 3, 4, 5].map((score) => (
        <SeverityMeter key={score} severity_score={score} />
      ))}
    </div>
  ),
};
