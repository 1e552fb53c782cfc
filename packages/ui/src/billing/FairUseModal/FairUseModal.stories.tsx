import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { FairUseModal } from './FairUseModal.tsx';

const meta = {
  title: 'Modals/billing/FairUseModal',
  component: FairUseModal,
  args: { onClose: fn() },
} satisfies Meta<typeof FairUseModal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName('Fair Use Limit Reached');
    await expect(
      within(dialog).getByText("You've reached your fair use limit on the Pro plan."),
    ).toBeVisible();
    for (const name of ['contact support', 'Contact Support'])
      await expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/contact');
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close !== undefined) await userEvent.click(close);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const LongestText: Story = {
  args: { resets_at: '2026-12-01T00:00:00.000Z' },
  play: async () => {
    await expect(await findDialog()).toHaveTextContent('It starts again on December 1, 2026.');
  },
};
