import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { receipt } from '../fixtures.ts';
import { AccountErasedScreen } from './AccountErasedScreen.tsx';

const meta = {
  title: 'Screens/account/AccountErasedScreen',
  component: AccountErasedScreen,
  args: { receipt },
  parameters: { shell: { session: 'signed_out', path: '/account' } },
} satisfies Meta<typeof AccountErasedScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R-2026-11-20-7F3K92QD')).toBeVisible();
    await expect(canvas.getByText('Chat messages').nextElementSibling).toHaveTextContent('148');
  },
};

/** Kinds of data with no entries are not listed. */
export const Empty: Story = {
  args: { receipt: { ...receipt, counts: { scans: 0, sessions: 1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Scans')).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    receipt: {
      ...receipt,
      receipt_id: 'R-'.padEnd(64, '7F3K92QD'),
      counts: { ...receipt.counts, recommended_products_that_were_hidden_by_the_person: 1_234_567 },
    },
  },
};
