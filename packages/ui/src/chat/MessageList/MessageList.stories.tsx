import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { answerActions, conversation } from '../fixtures.ts';
import { MessageList } from './MessageList.tsx';

const meta = {
  title: 'Sections/chat/MessageList',
  component: MessageList,
  args: {
    messages: conversation,
    reply: undefined,
    additions: {},
    onAddToCarePlan: fn(),
    told: { facts: [], change: IDLE, onTakeBack: fn(), onKeep: fn() },
    actions: answerActions,
    onAsk: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MessageList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 10))).toEqual(
      ['You: My ja', 'AI assista', 'You: Anyth'],
    );
  },
};

export const Waiting: Story = {
  args: { reply: { state: 'waiting', message: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading your question')).toBeVisible();
  },
};

/** Text that arrived before the search stays above it. */
export const Searching: Story = {
  args: { reply: { state: 'searching', message: 'Let me look.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Let me look.')).toBeVisible();
    await expect(canvas.getByText('Searching products')).toBeVisible();
  },
};

/** An incomplete hidden comment is not shown. */
export const Streaming: Story = {
  args: { reply: { state: 'streaming', message: 'Two of them cost less:\n\n- a balm<!-- {"products": [' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('- a balm')).toBeVisible();
    await expect(canvas.queryByText('Searching products')).toBeNull();
  },
};
