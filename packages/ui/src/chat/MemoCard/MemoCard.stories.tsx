import { MEMO_EXAMPLE } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { toldFacts } from '../fixtures.ts';
import { MemoCard } from './MemoCard.tsx';

const [aspirin] = toldFacts;
const told = { facts: toldFacts, change: IDLE, onTakeBack: fn(), onKeep: fn() };

const meta = {
  title: 'Sections/chat/MemoCard',
  component: MemoCard,
  tags: ['inner'],
  args: { memo: MEMO_EXAMPLE, told },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MemoCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep for next time' }));
    await expect(told.onKeep).toHaveBeenCalledWith({ fact: aspirin });
    await userEvent.click(canvas.getByRole('button', { name: 'Not true' }));
    await expect(told.onTakeBack).toHaveBeenCalledWith({ fact_id: 'allergy aspirin' });
  },
};

/** A course of medicine ends, so it is not kept. */
export const NotToKeep: Story = {
  args: { told: { ...told, facts: toldFacts.map((fact) => ({ ...fact, preferences: null })) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Keep for next time' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Not true' })).toBeVisible();
  },
};

export const Kept: Story = {
  args: { told: { ...told, facts: toldFacts.map((fact) => ({ ...fact, is_kept: true })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kept for next time')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TakenBack: Story = {
  args: { told: { ...told, facts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taken back')).toBeVisible();
  },
};

export const OfAnEarlierConversation: Story = {
  args: { told: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    memo: {
      ...MEMO_EXAMPLE,
      sentence: `You are allergic to ${'x'.repeat(60)}`,
      follows: 'So I leave out what is related to it. '.repeat(5).trim(),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
