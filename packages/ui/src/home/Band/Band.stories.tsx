import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bust } from '../../art/Bust/Bust.tsx';
import { BandText } from './Band.tsx';
import { Band } from './Band.tsx';

const meta = {
  title: 'Sections/home/Band',
  component: Band,
  tags: ['inner'],
  args: {
    title: 'From a photo to a plan.',
    text: <BandText>Daylight, one selfie, and a report about that very photo.</BandText>,
  },
} satisfies Meta<typeof Band>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('From a photo to a plan.');
  },
};

/** On phones the words are above the picture. */
export const WithPicture: Story = { args: { picture: <Bust density="medium" /> } };

export const PictureFirst: Story = {
  args: { picture: <Bust density="medium" />, pictureSide: 'before', ground: 'surface' },
};
