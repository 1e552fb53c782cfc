import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { ConfirmEmailChangeScreen } from './ConfirmEmailChangeScreen.tsx';

const meta = {
  title: 'Screens/credentials/ConfirmEmailChangeScreen',
  component: ConfirmEmailChangeScreen,
  args: { confirmation: { state: 'busy' } },
  parameters: { shell: { session: 'signed_out', path: '/confirm-email-change' } },
} satisfies Meta<typeof ConfirmEmailChangeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'E-mail change' })).toBeVisible();
    await expect(canvas.getByText('Processing...')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.queryByRole('link', { name: 'Go to your account' })).toBeNull();
  },
};

export const Confirmed: Story = {
  args: { confirmation: { state: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email updated successfully.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      '/account',
    );
  },
};

export const ConfirmedWithMessage: Story = {
  args: { confirmation: { state: 'done', message: 'Your address is now noor@example.org.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your address is now noor@example.org.')).toBeVisible();
    await expect(canvas.queryByText('Email updated successfully.')).toBeNull();
  },
};

/** A failure is shown in red. */
export const Failed: Story = {
  args: { confirmation: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    const reason = canvas.getByText('Invalid or expired link.');
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(reason).color).not.toBe(getComputedStyle(heading).color);
    await expect(reason).toHaveAttribute('data-tone', 'danger');
  },
};

export const MissingToken: Story = {
  args: { confirmation: IDLE, isLinkMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing confirmation token.')).toHaveAttribute('data-tone', 'danger');
  },
};

/** The server's own sentence replaces ours. */
export const LongestText: Story = {
  args: {
    confirmation: {
      state: 'failed',
      detail:
        'This link was made for another account than the one that is logged in here. Please log out, open the link once more, and log in with the account whose address is to change.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This link was made for another account/)).toBeVisible();
    await expect(canvas.queryByText('Invalid or expired link.')).toBeNull();
  },
};
