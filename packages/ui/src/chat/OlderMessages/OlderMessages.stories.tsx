import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OlderMessages } from './OlderMessages.tsx';

const meta = {
  title: 'Sections/chat/OlderMessages',
  component: OlderMessages,
  args: { isTouch: false, isLoading: false, onLoad: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof OlderMessages>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load older messages' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading...' }));
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
};

/** Explains the pull gesture; a tap does the same for those who cannot pull. */
export const Touch: Story = {
  args: { isTouch: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pull down or tap for older messages' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

export const PulledFarEnough: Story = { args: { isTouch: true, isReady: true } };
