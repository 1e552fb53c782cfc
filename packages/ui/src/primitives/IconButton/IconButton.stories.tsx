import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X size={20} />, onClick: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = {
  args: { variant: 'outline', label: 'Next', icon: <ChevronRight size={20} /> },
};

export const Solid: Story = { args: { variant: 'solid', label: 'Send', icon: <ArrowUp size={22} /> } };

export const Disabled: Story = { args: { variant: 'outline', disabled: true } };
