import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { AddButton } from './AddButton.tsx';

const meta = {
  title: 'Sections/recommendations/AddButton',
  component: AddButton,
  args: { isInUse: false, addition: IDLE, onAdd: fn() },
  decorators: [(Story) => <div style={{ width: 184 }}>{Story()}</div>],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof AddButton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Pressed by keyboard, the button keeps the focus after it has become 'In Use'. */
export const Default: Story = {
  render: function Default(args) {
    const [isInUse, setIsInUse] = useState(false);
    return (
      <AddButton
        {...args}
        isInUse={isInUse}
        onAdd={() => {
          args.onAdd();
          setIsInUse(true);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to Plan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: 'In Use' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // A disabled button would lose the focus one frame later.
    await expect(button).not.toHaveAttribute('disabled');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { addition: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adding…' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const InUse: Story = {
  args: { isInUse: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'In Use' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { addition: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to add to care plan')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Plan' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** An answer of another tab leaves it out, and an adult may decide. The page may know the answer by now. */
export const UseItAnyway: Story = {
  args: {
    addition: { state: 'failed', detail: 'Left out: you said that you avoid Retinol.', at: 'despite' },
    left_out: { preference: 'avoid', sentence: 'Left out: you said that you avoid Retinol.' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Left out: you said that you avoid Retinol.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use it anyway' }));
    await expect(args.onAdd).toHaveBeenCalledWith(true);
  },
};

export const LongestText: Story = {
  args: {
    addition: {
      state: 'failed',
      detail:
        'This product has left the catalogue. Please choose another one from the carousels of this page.',
    },
  },
};
