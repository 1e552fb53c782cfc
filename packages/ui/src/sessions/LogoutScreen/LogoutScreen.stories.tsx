import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LogoutScreen } from './LogoutScreen.tsx';

const meta = {
  title: 'Screens/sessions/LogoutScreen',
  component: LogoutScreen,
  args: { onLogout: fn() },
  parameters: { shell: { session: 'signed_in', path: '/logout', footer: 'none' } },
} satisfies Meta<typeof LogoutScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing happens before the button. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.onLogout).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
