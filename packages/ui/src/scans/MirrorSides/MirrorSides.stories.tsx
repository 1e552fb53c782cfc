import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MirrorSides } from './MirrorSides.tsx';

const meta = {
  title: 'Sections/scans/MirrorSides',
  tags: ['inner'],
  component: MirrorSides,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MirrorSides>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your left')).toBeVisible();
  },
};
