import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sessions } from '../fixtures.ts';
import { SessionList, type SessionListProps } from './SessionList.tsx';

const meta = {
  component: SessionList,
  args: { sessions, onEnd: fn(), onRetry: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SessionList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** This device is marked and cannot be ended by mistake. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [here] = canvas.getAllByRole('listitem');
    await expect(here).toHaveTextContent('Firefox on Linux This device');
    if (here !== undefined) await expect(within(here).queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'End session on Safari on iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith({ id: 'phone' });
  },
};

/** The focus does not go with the row. */
export const Ended: Story = {
  render: function EndedStory(args: SessionListProps) {
    const [left, setLeft] = useState(args.sessions ?? []);
    return (
      <SessionList
        {...args}
        sessions={left}
        onEnd={({ id }) => setLeft(left.filter((session) => session.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End session on Safari on iPhone' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  },
};

export const Waiting: Story = { args: { sessions: undefined } };

/** Nowhere but here. */
export const Empty: Story = {
  args: { sessions: sessions.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are not signed in anywhere else.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Ending: Story = {
  args: { endingId: 'phone' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ending… on Safari on iPhone' }));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { sessions: undefined, status: 'load_failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your sessions could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const EndFailed: Story = {
  args: { status: 'end_failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This session could not be ended.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongestText: Story = {
  args: {
    sessions: sessions.map((session) => ({ ...session, device: `${session.device}-with-`.repeat(6) })),
  },
};
