import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { PLUS } from '../fixtures.ts';
import { EndContractModal } from './EndContractModal.tsx';

const meta = {
  title: 'Sections/billing/BillingTab/EndContractModal',
  component: EndContractModal,
  tags: ['inner'],
  args: { kind: 'cancel', subscription: PLUS, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof EndContractModal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Says what ends and when, with two buttons: no field to fill in, no other offer. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName('Cancel Plus');
    await expect(dialog).toHaveAccessibleDescription(/^Plus stays yours until December 18, 2026\./);
    const buttons = within(dialog).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Back', 'Cancel now', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Withdraw: Story = {
  args: { kind: 'withdraw' },
  play: async ({ args }) => {
    await expect(await findDialog()).toHaveAccessibleDescription(/^Plus ends at once/);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The server gave no end of the period. */
export const LongestText: Story = {
  args: { subscription: { ...PLUS, plan_expires_at: null, next_invoice_date: null } },
};
