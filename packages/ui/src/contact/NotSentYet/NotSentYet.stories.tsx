import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isInThisVersion } from '../../lib/not-in-this-version.ts';
import { NotSentYet } from './NotSentYet.tsx';

const meta = {
  title: 'Sections/contact/NotSentYet',
  tags: ['inner'],
  component: NotSentYet,
  args: { operationId: 'sendFeedback' },
} satisfies Meta<typeof NotSentYet>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Empty once the operation is implemented. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryAllByRole('note')).toHaveLength(isInThisVersion(args.operationId) ? 0 : 1);
  },
};
