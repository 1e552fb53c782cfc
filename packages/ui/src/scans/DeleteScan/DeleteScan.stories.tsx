import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DeleteScan } from './DeleteScan.tsx';

const meta = {
  title: 'Sections/scans/DeleteScan',
  component: DeleteScan,
  tags: ['inner'],
  args: { onDelete: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DeleteScan>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const ask = canvas.getByRole('button', { name: 'Delete this scan' });
    await userEvent.click(ask);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(ask).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** The dialog says what goes and what stays before anything is deleted. */
export const Asking: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this scan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this scan?' });
    await expect(dialog).toHaveTextContent('Its picture, its report and its point in the trend are deleted');
    await expect(dialog).toHaveTextContent('The scan stays counted in your plan.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete scan' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
