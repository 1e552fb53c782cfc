import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bust } from '../Bust/Bust.tsx';
import { FaceOutline } from '../FaceOutline/FaceOutline.tsx';
import { Sweep } from './Sweep.tsx';

const meta = {
  title: 'Parts/Drawings/Sweep',
  component: Sweep,
  args: { children: <FaceOutline /> },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Sweep>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One animation; none with reduced motion. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(isStill ? 0 : 1);
  },
};

export const Head: Story = { args: { children: <Bust density="small" /> } };
