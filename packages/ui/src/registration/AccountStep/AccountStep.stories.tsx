import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { AccountStep } from './AccountStep.tsx';

const meta = {
  title: 'Screens/registration/AccountStep',
  component: AccountStep,
  args: { registration: IDLE, onNext: fn() },
  parameters: { shell: { session: 'signed_out', path: '/register', footer: 'none' } },
} satisfies Meta<typeof AccountStep>;

export default meta;

type Story = StoryObj<typeof meta>;

/** With the keyboard alone. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Step 1 of 4')).toBeInTheDocument();
    canvas.getByRole('main').focus();
    await userEvent.tab();
    await userEvent.keyboard('noor@example.com');
    await userEvent.tab();
    await userEvent.keyboard('noor');
    await userEvent.tab();
    await userEvent.keyboard('morning light ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('morning light {Enter}');
    await expect(args.onNext).toHaveBeenCalledWith({
      email: 'noor@example.com',
      username: 'noor',
      password: 'morning light ',
      invite_code: '',
    });
  },
};

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter your e-mail.');
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription('Please choose a username.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 8 characters. Please choose a password.',
    );
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const PasswordsDiffer: Story = {
  args: { defaultAccount: { email: 'noor@example.com', username: 'noor' } },
  play: async ({ args, canvas }) => {
    const confirm = canvas.getByLabelText('Confirm password');
    await userEvent.type(canvas.getByLabelText('Password'), 'daylight-42');
    await userEvent.type(confirm, 'daylight-24{Enter}');
    await expect(confirm).toHaveFocus();
    await expect(confirm).toBeInvalid();
    await expect(confirm).toHaveAccessibleDescription('Passwords do not match.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('daylight-42');
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** An error disappears with the keystroke that corrects it. */
export const PutRight: Story = {
  args: { defaultAccount: { email: 'noor@example.com', username: 'noor' } },
  play: async ({ canvas }) => {
    const confirm = canvas.getByLabelText('Confirm password');
    await userEvent.type(canvas.getByLabelText('Password'), 'daylight-42');
    await userEvent.type(confirm, 'daylight-4{Enter}');
    await expect(confirm).toBeInvalid();
    await userEvent.type(confirm, '2');
    await expect(confirm).toBeValid();
  },
};

/** A server with a higher minimum length, and an incomplete address. */
export const TooShort: Story = {
  args: { minPasswordLength: 15, defaultAccount: { email: 'noor', username: 'noor' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'morning light{Enter}');
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByText('Please enter the whole address, such as noor@example.com.')).toBeVisible();
    await expect(canvas.getByText('Please use at least 15 characters.')).toBeVisible();
  },
};

export const Invited: Story = {
  args: { defaultAccount: { invite_code: 'SPRING-26' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Invite code (optional)')).toHaveValue('SPRING-26');
  },
};

export const WithProvider: Story = {
  args: {
    elsewhere: { providers: [{ id: 'clinic', name: 'Clinic' }], opening: IDLE, onContinue: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Clinic' }));
    await expect(args.elsewhere?.onContinue).toHaveBeenCalledWith('clinic');
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { registration: { state: 'busy' }, defaultAccount: { email: 'noor@example.com', username: 'noor' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Creating your account…' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'daylight-42{Enter}');
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('noor@example.com');
  },
};

export const Failed: Story = {
  args: { registration: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registration failed')).toBeVisible();
  },
};

/**
 * A refused password is reported at its field, which takes the focus. The error disappears when it is
 * changed.
 */
export const PasswordRefused: Story = {
  args: { registration: { state: 'failed', detail: 'This password is easy to guess.', at: 'password' } },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveFocus();
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription(/This password is easy to guess\.$/);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This password is easy to guess.');
    await userEvent.keyboard('x');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    registration: {
      state: 'failed',
      detail:
        'This password is on a list of very common ones, so it would be guessed soon. Please choose another, for example three words that do not belong together.',
      at: 'password',
    },
    defaultAccount: {
      email: `${'a-very-long-name-'.repeat(6)}@a-very-long-company-name.example`,
      username: 'Wolfeschlegelsteinhausenbergerdorff the younger of Bergen',
    },
  },
};
