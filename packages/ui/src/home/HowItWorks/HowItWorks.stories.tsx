import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HowItWorks } from './HowItWorks.tsx';

const meta = { title: 'Sections/home/HowItWorks', component: HowItWorks, tags: ['inner'] } satisfies Meta<
  typeof HowItWorks
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
