import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  title: 'Screens/shell/CrashScreen',
  component: CrashScreen,
  args: { onReload: fn() },
  parameters: { shell: { session: 'signed_in', path: '/nowhere' } },
} satisfies Meta<typeof CrashScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
