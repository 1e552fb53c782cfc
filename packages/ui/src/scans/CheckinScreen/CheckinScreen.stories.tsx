import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckinScreen } from './CheckinScreen.tsx';

const meta = {
  title: 'Screens/scans/CheckinScreen',
  component: CheckinScreen,
  parameters: { shell: { session: 'signed_in', path: '/checkin' } },
} satisfies Meta<typeof CheckinScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(/^Check-in$/);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check-in' })).toBeVisible();
  },
};
