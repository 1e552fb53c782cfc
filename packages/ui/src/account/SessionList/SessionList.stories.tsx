import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sessions } from '../fixtures.ts';
import { SessionList, type SessionListProps } from './SessionList.tsx';

const meta = {
  title: 'Sections/account/SessionList',
  component: SessionList,
  args: { sessions: { state: 'ready', value: sessions }, endings: {}, onEnd: fn(), onRetry: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SessionList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The session of this browser is marked and has no button to end it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [here] = canvas.getAllByRole('listitem');
    await expect(here).toHaveTextContent('Firefox on Linux This device');
    if (here !== undefined) await expect(within(here).queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'End session on Safari on iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith({ id: 'phone' });
  },
};

export const WithoutPasswords: Story = {
  args: { hasPasswords: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not yours\? End it, then look at your ways to sign in\./)).toBeVisible();
  },
};

/** When the row is removed, the focus is not lost. */
export const Ended: Story = {
  render: function EndedStory(args: SessionListProps) {
    const [left, setLeft] = useState(sessions);
    return (
      <SessionList
        {...args}
        sessions={{ state: 'ready', value: left }}
        onEnd={({ id }) => setLeft(left.filter((session) => session.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End session on Safari on iPhone' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
    await expect(canvas.getByText('Session ended: Safari on iPhone.')).toBeInTheDocument();
  },
};

/** Each of them is ended by a call of its own. */
export const EndAllOthers: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    await expect(args.onEnd).toHaveBeenCalledTimes(2);
    await expect(args.onEnd).toHaveBeenLastCalledWith({ id: 'library' });
  },
};

export const Waiting: Story = { args: { sessions: { state: 'waiting' } } };

/** Signed in only in this browser. */
export const Empty: Story = {
  args: { sessions: { state: 'ready', value: sessions.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are not signed in anywhere else.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Ending: Story = {
  args: { endings: { phone: { state: 'busy' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ending… on Safari on iPhone' }));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { sessions: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your sessions could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: {
    sessions: { state: 'failed', detail: 'The server is being updated. Please try again in a minute.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is being updated.');
  },
};

/** The failure is shown in the row of that session. */
export const EndFailed: Story = {
  args: { endings: { phone: { state: 'failed', detail: null } } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[1]).toHaveTextContent('This session could not be ended. Please try again.');
  },
};

export const EndFailedWithDetail: Story = {
  args: { endings: { library: { state: 'failed', detail: 'This session has ended already.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('This session has ended already.');
  },
};

export const LongestText: Story = {
  args: {
    sessions: {
      state: 'ready',
      value: sessions.map((session) => ({ ...session, device: `${session.device}-with-`.repeat(6) })),
    },
  },
};
