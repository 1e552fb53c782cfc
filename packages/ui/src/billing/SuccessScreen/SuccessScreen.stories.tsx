import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SuccessScreen } from './SuccessScreen.tsx';

const meta = {
  title: 'Screens/billing/SuccessScreen',
  component: SuccessScreen,
  args: { verification: { state: 'done' } },
  parameters: { shell: { session: 'signed_in', path: '/success' } },
} satisfies Meta<typeof SuccessScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Subscription Confirmed!');
    await expect(canvas.getByText('Thanks for subscribing. Your account has been upgraded.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  },
};

export const Waiting: Story = {
  args: { verification: { state: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Verifying your subscription…');
  },
};

export const Failed: Story = {
  args: { verification: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByText(/^We couldn't verify your subscription\./).parentElement).toHaveTextContent(
      "We couldn't verify your subscription. Please contact support.",
    );
  },
};
