import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComingSoonScreen } from './ComingSoonScreen.tsx';

const meta = {
  title: 'Screens/shell/ComingSoonScreen',
  component: ComingSoonScreen,
  parameters: { shell: { session: 'signed_in', path: '/timeline' } },
} satisfies Meta<typeof ComingSoonScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page is not available yet',
    );
    await expect(canvas.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
  },
};
