import type { Meta, StoryObj } from '@storybook/react-vite';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import TrendingDown from 'lucide-react/icons/trending-down';
import { expect, userEvent } from 'storybook/test';
import { WideTile } from './WideTile.tsx';

const meta = {
  title: 'Sections/dashboard/WideTile',
  component: WideTile,
  args: {
    href: '/care-plan',
    title: 'Care Plan',
    icon: <Moon size={17} />,
    line: 'Tonight, 2 steps',
    tone: 'night',
  },
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WideTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Care Plan Tonight, 2 steps' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/care-plan');
  },
};

export const Morning: Story = {
  args: { tone: 'morning', line: 'This morning, 3 steps', icon: <Sun size={17} /> },
};

export const Calmer: Story = {
  args: {
    tone: 'calmer',
    title: 'Timeline',
    line: 'Redness calmer since June\u00A024',
    icon: <TrendingDown size={17} />,
  },
};

export const LongestText: Story = {
  args: { line: 'Hyperconcentrated Microencapsulation a little more since November\u00A024, 2025' },
};
