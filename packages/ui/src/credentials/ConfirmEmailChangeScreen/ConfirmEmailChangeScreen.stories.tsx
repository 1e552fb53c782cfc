import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { ConfirmEmailChangeScreen } from './ConfirmEmailChangeScreen.tsx';

const UNDO = {
  about: 'undo',
  detail:
    'This takes your account back for noor@example.org: every session ends, the password stops working, and whatever was added to sign in with since the change goes. We then mail you a link for a new password.',
} as const;

const meta = {
  title: 'Screens/credentials/ConfirmEmailChangeScreen',
  component: ConfirmEmailChangeScreen,
  args: { confirmation: { state: 'busy' }, onConfirm: fn() },
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

/** Opened by somebody who is not signed in as the member: nothing changes until the button is pressed. */
export const AsksForChange: Story = {
  args: {
    confirmation: IDLE,
    asks: {
      about: 'change',
      detail: 'This gives a Daylit account the address noor@example.org. Go on only if you asked for it.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This gives a Daylit account the address noor@example.org/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to your account' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const AsksForUndo: Story = {
  args: { confirmation: IDLE, asks: UNDO },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(UNDO.detail)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take my account back' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Undoing: Story = {
  args: { confirmation: { state: 'busy' }, asks: UNDO },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing...')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take my account back' })).toBeNull();
  },
};

/** The session has ended, so the way on is the mailed link, not the account. */
export const Undone: Story = {
  args: {
    confirmation: {
      state: 'done',
      message:
        'Your account is back, and every session has ended. Please set a new password now: we have mailed you a link for it.',
    },
    asks: UNDO,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/we have mailed you a link for it\.$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to your account' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Send the link again' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const UndoneWithoutPasswords: Story = {
  args: { confirmation: { state: 'done' }, asks: UNDO, hasPasswords: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the login' })).toHaveAttribute('href', '/login');
  },
};

/** The link still works, and its token is no longer in the address: the button stays for another try. */
export const UndoFailed: Story = {
  args: {
    confirmation: { state: 'failed', detail: 'Network error. Please check your connection and try again.' },
    asks: UNDO,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Network error/)).toHaveAttribute('data-tone', 'danger');
    await userEvent.click(canvas.getByRole('button', { name: 'Take my account back' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
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
