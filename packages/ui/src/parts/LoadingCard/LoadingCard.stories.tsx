import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingCard } from './LoadingCard.tsx';

const meta = {
  title: 'Parts/LoadingCard',
  component: LoadingCard,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LoadingCard>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
