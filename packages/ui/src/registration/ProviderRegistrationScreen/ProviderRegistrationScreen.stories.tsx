import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { ProviderRegistrationScreen } from './ProviderRegistrationScreen.tsx';

const meta = {
  title: 'Screens/registration/ProviderRegistrationScreen',
  component: ProviderRegistrationScreen,
  args: { name: 'Clinic', email: 'noor@example.org', registration: IDLE, onSubmit: fn() },
  parameters: { shell: { session: 'signed_out', path: '/continue/clinic', footer: 'none' } },
} satisfies Meta<typeof ProviderRegistrationScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('You signed in with Clinic as noor@example.org.')).toBeVisible();
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Username'), 'noor');
    await userEvent.click(canvas.getByText('13 or older'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'noor', is_old_enough: true });
  },
};

/** Under 13 is an equal choice, which the server refuses. */
export const UnderThirteen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'noor');
    await userEvent.click(canvas.getByText('Under 13'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'noor', is_old_enough: false });
  },
};

/** The provider tells no address that it has verified. */
export const WithoutAddress: Story = {
  args: { email: null },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'noor@example.org');
    await userEvent.type(canvas.getByLabelText('Username'), 'noor');
    await userEvent.click(canvas.getByText('13 or older'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'noor@example.org',
      username: 'noor',
      is_old_enough: true,
    });
  },
};

export const Empty: Story = {
  args: { email: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription('Please choose a username.');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose your age.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { args: { registration: { state: 'busy' } } };

export const Failed: Story = {
  args: { registration: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registration failed')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    name: 'Dermatological Clinic of North Holland',
    email: `${'a-very-long-name-'.repeat(4)}@a-very-long-company-name.example`,
    registration: {
      state: 'failed',
      detail: 'This sign-in is no longer open in this browser. Please start again.',
    },
  },
};
