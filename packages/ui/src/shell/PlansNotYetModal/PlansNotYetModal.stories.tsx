import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { PlansNotYetModal } from './PlansNotYetModal.tsx';

const meta = {
  title: 'Modals/shell/PlansNotYetModal',
  component: PlansNotYetModal,
  args: { reader: 'member', onClose: fn() },
} satisfies Meta<typeof PlansNotYetModal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Member',
  play: async ({ args }) => {
    await expect(await findDialog()).toHaveTextContent('nobody is charged');
    await expect(screen.getByRole('link', { name: 'See what you have left' })).toHaveAttribute(
      'href',
      '/account?tab=billing',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A visitor has no plan that could be used up. */
export const Visitor: Story = {
  args: { reader: 'visitor' },
  play: async () => {
    await findDialog();
    await expect(screen.queryByRole('link', { name: 'See what you have left' })).toBeNull();
  },
};
