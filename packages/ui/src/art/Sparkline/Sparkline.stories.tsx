import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Parts/Drawings/Sparkline',
  component: Sparkline,
  args: { scores: [4, 4, 3, 2] },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Sparkline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Steady: Story = { args: { scores: [3, 3, 3, 3] } };

export const FullRange: Story = { args: { scores: [5, 4, 4, 2, 1, 0] } };

export const OneScan: Story = { args: { scores: [2] } };
