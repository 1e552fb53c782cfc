import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FindVerdict } from './FindVerdict.tsx';

const meta = {
  title: 'Sections/scans/FindVerdict',
  component: FindVerdict,
  tags: ['inner'],
  args: { onJudge: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FindVerdict>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The second tap says what is wrong, after the page has said what follows. */
export const Asking: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'This is not right' }));
    await expect(canvas.getByText(/your trend keeps its number/)).toBeVisible();
    const notThere = canvas.getByRole('button', { name: 'It is not there' });
    await expect(notThere).toHaveFocus();
    await userEvent.click(notThere);
    await expect(args.onJudge).toHaveBeenLastCalledWith('not_there');
    await userEvent.click(canvas.getByRole('button', { name: 'It is something else' }));
    await expect(args.onJudge).toHaveBeenLastCalledWith('something_else');
  },
};
