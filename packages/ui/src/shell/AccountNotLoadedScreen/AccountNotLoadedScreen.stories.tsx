import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AccountNotLoadedScreen } from './AccountNotLoadedScreen.tsx';

const meta = {
  title: 'Screens/shell/AccountNotLoadedScreen',
  component: AccountNotLoadedScreen,
  args: { status: 500, failed_at: '2026-11-20T09:28:00Z', retry: { state: 'idle' }, onRetry: fn() },
  parameters: { shell: { session: 'unknown', path: '/dashboard' } },
} satisfies Meta<typeof AccountNotLoadedScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /You are not logged out, and nothing is lost\./,
    );
    await expect(canvas.getByText(/^We keep trying by ourselves\. Error 500, /)).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Trying: Story = {
  args: { retry: { state: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Trying…' })).toBeVisible();
  },
};

/** There is no number to name. */
export const WithoutAnswer: Story = {
  args: { status: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Since /)).toBeVisible();
    await expect(canvas.queryByText(/Error/)).toBeNull();
  },
};
