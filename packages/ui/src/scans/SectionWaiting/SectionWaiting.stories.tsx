import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionWaiting } from './SectionWaiting.tsx';

const meta = {
  title: 'Sections/scans/SectionWaiting',
  component: SectionWaiting,
  tags: ['inner'],
  args: { id: 'skin-report', title: 'Skin Analysis Report' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SectionWaiting>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Screen readers skip it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skin Analysis Report')).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const WithPicture: Story = { args: { pictureHeight: 280 } };
