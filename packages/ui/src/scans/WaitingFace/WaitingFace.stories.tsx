import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { drawnSelfie } from '../../parts/FileDrop/fixtures.ts';
import { WaitingFace } from './WaitingFace.tsx';

const meta = {
  title: 'Sections/scans/WaitingFace',
  component: WaitingFace,
  args: { photo: drawnSelfie() },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof WaitingFace>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One animation; none with reduced motion, and then the face is fully drawn. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Your photo' })).toBeVisible();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(isStill ? 0 : 1);
  },
};

export const WithoutPhoto: Story = {
  args: { photo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A photo that the browser cannot decode, such as HEIC: a drawing is shown in the corner. */
export const Unreadable: Story = {
  args: { photo: new Blob(['pixels'], { type: 'image/heic' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your photo, without a preview')).toBeInTheDocument());
  },
};
