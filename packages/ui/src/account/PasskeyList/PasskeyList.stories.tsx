import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { passkeys } from '../fixtures.ts';
import { PasskeyList, type PasskeyListProps } from './PasskeyList.tsx';

const meta = {
  title: 'Sections/account/PasskeyList',
  component: PasskeyList,
  args: {
    passkeys: { state: 'ready', value: { passkeys, unavailable_reason: null } },
    adding: IDLE,
    removals: {},
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PasskeyList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Safari on iPhone');
    await expect(first).toHaveTextContent('Not used yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove passkey Chrome on Windows' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ id: 1 });
  },
};

/** When the row is removed, the focus is not lost. */
export const Removed: Story = {
  render: function RemovedStory(args: PasskeyListProps) {
    const [left, setLeft] = useState(passkeys);
    return (
      <PasskeyList
        {...args}
        passkeys={{ state: 'ready', value: { passkeys: left, unavailable_reason: null } }}
        onRemove={({ id }) => setLeft(left.filter((passkey) => passkey.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove passkey Chrome on Windows' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
    await expect(canvas.getByText('Passkey removed: Chrome on Windows.')).toBeInTheDocument();
  },
};

export const Waiting: Story = {
  args: { passkeys: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  args: { passkeys: { state: 'ready', value: { passkeys: [], unavailable_reason: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** The address or the browser knows no passkeys: said in words, without a button that cannot work. */
export const Unavailable: Story = {
  args: {
    passkeys: {
      state: 'ready',
      value: {
        passkeys: [],
        unavailable_reason:
          'Passkeys need a name in the address. Open Daylit under its name, such as localhost or daylit.example, instead of digits.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/instead of digits/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Adding: Story = {
  args: { adding: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adding…' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const AddFailed: Story = {
  args: { adding: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No passkey was added. Please try again.');
  },
};

export const Removing: Story = {
  args: { removals: { 1: { state: 'busy' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Removing… passkey Chrome on Windows' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const RemoveFailedWithDetail: Story = {
  args: { removals: { 1: { state: 'failed', detail: 'This passkey was removed already.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('This passkey was removed already.');
  },
};

export const Failed: Story = {
  args: { passkeys: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your passkeys could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: {
    passkeys: { state: 'failed', detail: 'The server is being updated. Please try again in a minute.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is being updated.');
  },
};

export const LongestText: Story = {
  args: {
    passkeys: {
      state: 'ready',
      value: {
        passkeys: passkeys.map((passkey) => ({ ...passkey, name: 'A-browser-with-a-name-'.repeat(5) })),
        unavailable_reason: null,
      },
    },
  },
};
