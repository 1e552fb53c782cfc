import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleReport } from './SampleReport.tsx';

const meta = {
  title: 'Sections/home/SampleReport',
  component: SampleReport,
  tags: ['inner'],
} satisfies Meta<typeof SampleReport>;

export default meta;

/** A recorded report: `npm run generate` records it again. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A drawn face with dark skin' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Outlines on your photo/ })).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: / of 5/ }).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('link', { name: 'Open the sample report' })).toHaveAttribute(
      'href',
      '/sample',
    );
  },
};
