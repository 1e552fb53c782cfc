import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { identities } from '../fixtures.ts';
import { IdentityList, type IdentityListProps } from './IdentityList.tsx';

const meta = {
  title: 'Sections/account/IdentityList',
  component: IdentityList,
  args: {
    identities: { state: 'ready', value: { identities, has_password: true } },
    providers: [
      { id: 'clinic', name: 'Clinic' },
      { id: 'shop', name: 'Shop' },
    ],
    linking: IDLE,
    removals: {},
    onLink: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof IdentityList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Clinic');
    await expect(canvas.queryByRole('button', { name: 'Link Clinic' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Link Shop' }));
    await expect(args.onLink).toHaveBeenCalledWith('shop');
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink Clinic' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ id: 1 });
  },
};

export const WithoutPasswords: Story = {
  args: {
    identities: { state: 'ready', value: { identities, has_password: false } },
    hasPasswords: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Clinic');
    await expect(canvas.queryByText(/password/)).toBeNull();
  },
};

/** When the row is removed, the focus is not lost. */
export const Removed: Story = {
  render: function RemovedStory(args: IdentityListProps) {
    const [left, setLeft] = useState(identities);
    return (
      <IdentityList
        {...args}
        identities={{ state: 'ready', value: { identities: left, has_password: true } }}
        onRemove={({ id }) => setLeft(left.filter((identity) => identity.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink Clinic' }));
    await expect(canvas.getByRole('heading', { name: 'Ways to sign in' })).toHaveFocus();
    await expect(canvas.getByText('Unlinked: Clinic.')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { identities: { state: 'ready', value: { identities: [], has_password: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Link Clinic' })).toBeVisible();
  },
};

export const WithoutPassword: Story = {
  args: { identities: { state: 'ready', value: { identities, has_password: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send me a link to set one' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const Waiting: Story = {
  args: { identities: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { identities: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The server's own sentence. */
export const OnlyWay: Story = {
  args: {
    removals: {
      1: {
        state: 'failed',
        detail:
          'This is your only way to sign in. Add a passkey first, or set a password with a link that “Forgot password?” sends you.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is your only way to sign in\./)).toBeVisible();
  },
};

export const ProviderAway: Story = {
  args: {
    linking: { state: 'failed', detail: 'Shop does not answer right now. Please try again in a moment.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Shop does not answer right now.');
  },
};

export const LongestText: Story = {
  args: { providers: [{ id: 'shop', name: 'Dermatological Clinic of North Holland' }] },
};
