import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { leaveOut, takeOut } from '../fixtures.ts';
import { ActionCard, type ActionCardProps } from './ActionCard.tsx';

const meta = {
  title: 'Sections/chat/ActionCard',
  component: ActionCard,
  tags: ['inner'],
  args: { action: takeOut, isDone: false, onDo: fn(), onUndo: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ActionCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The button keeps the focus, and becomes Undo. */
export const Default: Story = {
  render: (args) => <Doing {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Take it out: Shingle Lactic 5% Liquid' });
    await userEvent.click(button);
    await expect(args.onDo).toHaveBeenCalledWith({ action: takeOut });
    await expect(canvas.getByRole('status')).toHaveTextContent('Out of your plan.');
    await expect(button).toHaveAccessibleName('Undo: Shingle Lactic 5% Liquid');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onUndo).toHaveBeenCalledWith({ action: takeOut });
    await expect(canvas.getByRole('status')).toHaveTextContent('In your plan, weekly');
  },
};

/** Further clicks are ignored. */
export const Waiting: Story = {
  args: { change: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDo).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { change: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This could not be changed. Please try again.')).toBeVisible();
  },
};

export const FailedWithTheServersWords: Story = {
  args: { change: { state: 'failed', detail: 'This product is not in your routine.' } },
};

export const LeaveOut: Story = { args: { action: leaveOut } };

export const LeftOut: Story = {
  args: { action: leaveOut, isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo: Shea butter' })).toBeVisible();
  },
};

export const LongestName: Story = {
  args: { action: { ...takeOut, name: 'Very Long Overnight Recovery Concentrate '.repeat(4).slice(0, 160) } },
};

function Doing(args: ActionCardProps) {
  const [isDone, setDone] = useState(false);
  return (
    <ActionCard
      {...args}
      isDone={isDone}
      onDo={(chosen) => {
        setDone(true);
        args.onDo(chosen);
      }}
      onUndo={(chosen) => {
        setDone(false);
        args.onUndo(chosen);
      }}
    />
  );
}
