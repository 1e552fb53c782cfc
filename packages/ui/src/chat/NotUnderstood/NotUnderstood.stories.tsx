import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotUnderstood } from './NotUnderstood.tsx';

const meta = {
  title: 'Sections/chat/NotUnderstood',
  component: NotUnderstood,
  tags: ['inner'],
  args: {
    miss: 'first',
    questions: ['What helps with dry skin?', 'How is my redness?', 'What do I use tonight?'],
    ask: { question: 'it is doing it again', onAsk: fn() },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof NotUnderstood>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'How is my redness?' });
    await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(chip);
    await expect(args.ask?.onAsk).toHaveBeenCalledWith({ question: 'How is my redness?' });
    await expect(canvas.getByText(/^Or say it in other words\./)).toBeVisible();
    await expect(canvas.queryByText('Write to us')).toBeNull();
  },
};

/** The second time in a row a person is offered. */
export const Again: Story = {
  args: { miss: 'again' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the contact form' })).toHaveAttribute(
      'href',
      '/contact?chat',
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.queryByText(/^Or say it/)).toBeNull();
  },
};

/** Earlier in the conversation: the questions can still be read, and not pressed. */
export const Earlier: Story = {
  args: { ask: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('How is my redness?')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongestText: Story = {
  args: { questions: ['x'.repeat(80), 'Does this one suit me as well? '.repeat(3).slice(0, 80)] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
