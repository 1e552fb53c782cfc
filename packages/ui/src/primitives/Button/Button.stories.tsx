import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Scan Skin', onClick: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Tonal: Story = { args: { variant: 'tonal' } };

export const Outline: Story = { args: { variant: 'outline' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Remove' } };

export const InUse: Story = { args: { variant: 'in-use', disabled: true, children: 'In Use' } };

export const Disabled: Story = { args: { disabled: true } };

export const LargeWithIcon: Story = {
  args: { size: 'large', iconAfter: <ArrowRight size={20} />, children: 'Get Started Free' },
};

export const Small: Story = { args: { size: 'small' } };

/** Keeps colour, label and focus, and ignores clicks. */
export const Busy: Story = {
  args: { busy: true, children: 'Analyzing...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Analyzing...' });
    button.focus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongestText: Story = {
  args: { children: 'Add every product of this evening routine to the care plan that I use' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};
