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
    const ways = canvas.getAllByRole('link', { name: 'Get Started Free' });
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/register', '/register']);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getByRole('article', { name: 'Sample report' })).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  parameters: { shell: { session: 'signed_in', path: '/' } },
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link', { name: 'Start a Scan' });
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/upload', '/upload']);
  },
};
