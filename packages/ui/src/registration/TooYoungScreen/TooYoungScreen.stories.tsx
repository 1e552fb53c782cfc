import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TooYoungScreen } from './TooYoungScreen.tsx';

const meta = {
  title: 'Screens/registration/TooYoungScreen',
  component: TooYoungScreen,
  parameters: { shell: { session: 'signed_out', path: '/register' } },
} satisfies Meta<typeof TooYoungScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Come back when you are 13');
    await expect(canvas.getByText(/Nothing about you is kept/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
