import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkinTones } from './SkinTones.tsx';

const meta = { title: 'Sections/home/SkinTones', component: SkinTones, tags: ['inner'] } satisfies Meta<
  typeof SkinTones
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Ten drawn faces/ })).toBeVisible();
  },
};
