import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PhotoTips } from './PhotoTips.tsx';

const meta = {
  title: 'Parts/PhotoTips',
  component: PhotoTips,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PhotoTips>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tips = within(canvas.getByRole('region', { name: 'Photo tips' })).getAllByRole('listitem');
    await expect(tips.map((tip) => tip.textContent)).toEqual([
      'Bright, even light',
      'No makeup or filters',
      'Face forward',
      'Neutral expression, no smile',
      'Relaxed face, eyes open',
      'One clear selfie',
    ]);
  },
};
