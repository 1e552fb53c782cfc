import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MapPanel } from './MapPanel.tsx';

const meta = { title: 'Sections/home/MapPanel', component: MapPanel, tags: ['inner'] } satisfies Meta<
  typeof MapPanel
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Uneven tone/ })).toBeVisible();
  },
};
