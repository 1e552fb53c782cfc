import type { Meta, StoryObj } from '@storybook/react-vite';
import ScanFace from 'lucide-react/icons/scan-face';
import Sun from 'lucide-react/icons/sun';
import { expect } from 'storybook/test';
import { TipList } from './TipList.tsx';

const meta = {
  title: 'Parts/TipList',
  component: TipList,
  args: {
    tips: [
      { icon: <Sun size={20} />, text: 'Bright, even lighting' },
      { icon: <ScanFace size={20} />, text: 'Face forward' },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TipList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const LongestText: Story = {
  args: {
    tips: [
      {
        icon: <Sun size={20} />,
        text: 'Stand facing a window, not under a lamp, and take off anything that throws shade',
      },
    ],
  },
};
