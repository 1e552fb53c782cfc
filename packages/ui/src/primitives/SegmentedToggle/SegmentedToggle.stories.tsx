import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedToggle } from './SegmentedToggle.tsx';

const meta = {
  title: 'Primitives/SegmentedToggle',
  component: SegmentedToggle,
  args: {
    label: 'Which plan',
    options: [
      { value: 'active', label: 'Your Plan' },
      { value: 'suggested', label: 'AI Suggested Plan' },
    ],
    value: 'active',
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
  render: function Held({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedToggle
        {...args}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One option is always selected: pressing it again does nothing. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Which plan' })).toBeVisible();
    const active = canvas.getByRole('button', { name: 'Your Plan', pressed: true });
    await userEvent.click(active);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(active).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'AI Suggested Plan', pressed: false }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('suggested');
    await expect(active).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const suggested = canvas.getByRole('button', { name: 'AI Suggested Plan' });
    await expect(suggested).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('suggested');
    await expect(suggested).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Full: Story = { args: { width: 'full' } };

export const LongestText: Story = {
  args: {
    options: [
      { value: 'active', label: 'Your currently confirmed routine for every day' },
      { value: 'suggested', label: 'The routine that the last report suggests' },
    ],
  },
};
