import type { MadeAccessToken } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { accessTokens } from '../fixtures.ts';
import { AccessTokenList, type AccessTokenListProps } from './AccessTokenList.tsx';

const [diary] = accessTokens;
const made: MadeAccessToken = {
  access_token: diary,
  token: 'daylit_pat_Zk3v8QmYx1TgB5nRw7LpHs2DcJf9Ae4uKo6Ni0Mb-Va',
};

const meta = {
  title: 'Sections/account/AccessTokenList',
  component: AccessTokenList,
  args: {
    tokens: { state: 'ready', value: accessTokens },
    making: IDLE,
    revocations: {},
    onMake: fn(),
    onStored: fn(),
    onRevoke: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AccessTokenList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Reads until .+ 2027\. Not used yet/);
    await expect(second).toHaveTextContent(/Reads and scans until .+ 2027\. Last used November 15, 2026/);
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke token Bathroom mirror' }));
    await expect(args.onRevoke).toHaveBeenCalledWith({ id: 1 });
  },
};

/** A token needs a name and something that it may do. */
export const Asking: Story = {
  args: { tokens: { state: 'ready', value: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New token' }));
    const name = canvas.getByRole('textbox', { name: 'Name of the program' });
    await expect(name).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Read/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make the token' }));
    await expect(canvas.getByText('Please give the program a name.')).toBeVisible();
    await expect(canvas.getByText('Please choose what the program may do.')).toBeVisible();
    await userEvent.type(name, ' Mirror ');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Scan/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'A year' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make the token' }));
    await expect(args.onMake).toHaveBeenCalledWith({ name: 'Mirror', scopes: ['scan'], days: 365 });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('heading', { name: 'Access tokens' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Making: Story = {
  args: { making: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New token' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Mirror');
    await userEvent.click(canvas.getByRole('button', { name: 'Making…' }));
    await expect(args.onMake).not.toHaveBeenCalled();
  },
};

export const MakeFailed: Story = {
  args: { making: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New token' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('No token was made. Please try again.');
  },
};

/** Shown once, with a button that copies it. */
export const MadeJustNow: Story = {
  args: { made },
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByText(/only this once/)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy token' }));
    await expect(writeText).toHaveBeenCalledWith(made.token);
    await userEvent.click(canvas.getByRole('button', { name: 'I have copied it' }));
    await expect(args.onStored).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { tokens: { state: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New token' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const One: Story = { args: { tokens: { state: 'ready', value: [diary] } } };

export const Ten: Story = {
  args: {
    tokens: {
      state: 'ready',
      value: Array.from({ length: 10 }, (_, id) => ({ ...diary, id, name: `Skin diary ${id + 1}` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/which is the most/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New token' })).toBeNull();
  },
};

/** When the row is removed, the focus is not lost. */
export const Revoked: Story = {
  render: function RevokedStory(args: AccessTokenListProps) {
    const [left, setLeft] = useState<AccessTokenListProps['tokens']>(args.tokens);
    return (
      <AccessTokenList
        {...args}
        tokens={left}
        onRevoke={({ id }) =>
          setLeft({ state: 'ready', value: accessTokens.filter((token) => token.id !== id) })
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke token Bathroom mirror' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Access tokens' })).toHaveFocus();
    await expect(canvas.getByText('Token revoked: Bathroom mirror.')).toBeInTheDocument();
  },
};

export const Revoking: Story = {
  args: { revocations: { 1: { state: 'busy' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoking… token Bathroom mirror' }));
    await expect(args.onRevoke).not.toHaveBeenCalled();
  },
};

export const RevokeFailed: Story = {
  args: { revocations: { 1: { state: 'failed', detail: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('This token could not be revoked.');
  },
};

export const Waiting: Story = {
  args: { tokens: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { tokens: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your access tokens could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { tokens: { state: 'failed', detail: 'The server is being updated. Please try again in a minute.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is being updated.');
  },
};

export const LongestText: Story = {
  args: {
    tokens: { state: 'ready', value: [{ ...diary, name: 'A-program-with-a-name-'.repeat(3).slice(0, 60) }] },
  },
};
