import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClosingCall } from './ClosingCall.tsx';

const meta = {
  title: 'Sections/home/ClosingCall',
  component: ClosingCall,
  tags: ['inner'],
  args: { isSignedIn: false },
} satisfies Meta<typeof ClosingCall>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Signed Out',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/register');
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
  },
};
