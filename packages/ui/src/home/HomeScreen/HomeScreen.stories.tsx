import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/home/HomeScreen',
  component: HomeScreen,
  args: { isSignedIn: false },
  parameters: { shell: { session: 'signed_out', path: '/' } },
} satisfies Meta<typeof HomeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Signed Out',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Discover Skincare, Reimagined with AI.',
    );
    await expect(canvas.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/register');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  parameters: { shell: { session: 'signed_in', path: '/' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
  },
};
