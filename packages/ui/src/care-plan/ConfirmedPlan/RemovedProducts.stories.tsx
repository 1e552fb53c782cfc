import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RemovedProducts } from './RemovedProducts.tsx';

const SENTENCE = 'Left out: you said that you avoid Retinol.';

const meta = {
  title: 'Sections/care-plan/ConfirmedPlan/RemovedProducts',
  component: RemovedProducts,
  tags: ['inner'],
  args: {
    removed: [
      {
        daypart: 'night',
        step: 'serum',
        id: 'retinol-2',
        name: 'Retinol 0.2% Night Serum',
        removed_at: '2026-11-20T19:02:00.000Z',
        left_out: { preference: 'avoid', sentence: SENTENCE },
      },
    ],
    actions: {},
    onRestore: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RemovedProducts>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What an answer leaves out says so, and cannot be brought back. */
export const LeftOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Removed: 1 product'));
    await expect(canvas.getByText(SENTENCE)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** An adult may decide to use it anyway, once the server has said so. */
export const UseItAnyway: Story = {
  args: { actions: { 'night serum': { state: 'failed', detail: SENTENCE, at: 'despite' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Removed: 1 product'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use it anyway Retinol 0.2% Night Serum' }));
    await expect(args.onRestore).toHaveBeenCalledWith(expect.objectContaining({ id: 'retinol-2' }), true);
  },
};
