import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ToggleSwitch } from './ToggleSwitch.tsx';

const meta = {
  title: 'Primitives/ToggleSwitch',
  component: ToggleSwitch,
  args: {
    label: 'Beta features',
    description: 'Try what is new before it is finished.',
    checked: false,
    onCheckedChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ToggleSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Off. A click on the label works too. The caller holds the state. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Beta features' });
    await expect(control).toHaveAccessibleDescription('Try what is new before it is finished.');
    await userEvent.click(canvas.getByText('Beta features'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { checked: true } };

export const Busy: Story = {
  args: { checked: true, busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongestText: Story = {
  args: {
    label: 'Features that are still being tried out and may change or go away again without notice',
    description:
      'Try what is new before it is finished. Reports, your care plan and what you pay stay as they are.',
  },
};
