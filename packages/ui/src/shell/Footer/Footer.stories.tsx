import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { signedIn } from '../fixtures.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Sections/shell/Footer',
  component: Footer,
  args: {
    session: { status: 'signed_out' },
    onUpgrade: fn(),
    onContact: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Signed Out',
  args: { onFeedback: fn() },
  play: async ({ args, canvas }) => {
    for (const name of ['Terms of Service', 'Privacy Policy']) {
      await expect(canvas.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
        'target',
        '_blank',
      );
    }
    await expect(canvas.getByRole('link', { name: 'How good is Daylit?' })).toHaveAttribute(
      'href',
      '/transparency',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pricing & Plans' }));
    await expect(args.onUpgrade).toHaveBeenCalledWith({ plan: 'free' });
    await userEvent.click(canvas.getByRole('button', { name: 'Contact' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Feedback' }));
    await expect(args.onFeedback).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
  },
};

export const SignedIn: Story = {
  args: { session: signedIn({ plan: 'pro_annual' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pricing & Plans' }));
    await expect(args.onUpgrade).toHaveBeenCalledWith({ plan: 'free' });
  },
};

/** No plan is offered to members under 18. */
export const Minor: Story = {
  args: { session: signedIn({ age_band: '13-17' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Pricing & Plans')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const WithoutFeedback: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send Feedback' })).toBeNull();
  },
};
