import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { toldFacts } from '../fixtures.ts';
import { WhatYouToldMe } from './WhatYouToldMe.tsx';

const meta = {
  title: 'Sections/chat/WhatYouToldMe',
  component: WhatYouToldMe,
  tags: ['inner'],
  args: { facts: toldFacts, change: IDLE, onTakeBack: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WhatYouToldMe>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back: You are allergic to aspirin' }));
    await expect(args.onTakeBack).toHaveBeenCalledWith({ fact_id: 'allergy aspirin' });
    await expect(canvas.getByText('Kept for next time:')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { facts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Waiting: Story = {
  args: { change: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back: You are breastfeeding' }));
    await expect(args.onTakeBack).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { change: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error: This could not be saved. Please try again.')).toBeVisible();
  },
};

export const FailedWithDetail: Story = {
  args: { change: { state: 'failed', detail: 'At most 30 words can be left out.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error: At most 30 words can be left out.')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    facts: Array.from({ length: 12 }, (_, index) => ({
      id: `allergy ${index}`,
      sentence: `You are allergic to ${'x'.repeat(55)}${index}`,
      is_kept: index % 2 === 0,
      preferences: null,
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
