import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllowanceLine } from './AllowanceLine.tsx';

const meta = {
  title: 'Sections/chat/AllowanceLine',
  component: AllowanceLine,
  tags: ['inner'],
  args: { messages: { limit: 150, used: 38, resets_at: '2026-12-01T00:00:00Z' } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AllowanceLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByText('112 of 150 messages left until December 1');
    await expect(line).not.toHaveAttribute('data-few');
  },
};

/** From ten messages on it is a warning. */
export const Few: Story = {
  args: { messages: { limit: 150, used: 140, resets_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 of 150 messages left')).toHaveAttribute('data-few');
  },
};

/** The usage exceeds the limit after a change to a smaller plan. */
export const UsedUp: Story = {
  args: { messages: { limit: 10, used: 38, resets_at: '2026-12-01T00:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 10 messages left until December 1')).toBeVisible();
  },
};
