import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HandOverCard } from './HandOverCard.tsx';

const meta = {
  title: 'Sections/chat/HandOverCard',
  component: HandOverCard,
  tags: ['inner'],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof HandOverCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Write to us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the contact form' })).toHaveAttribute(
      'href',
      '/contact?chat',
    );
  },
};
