import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { AgeModal } from './AgeModal.tsx';

const meta = {
  title: 'Modals/consents/AgeModal',
  component: AgeModal,
  args: { recording: IDLE, onSubmit: fn(), onTooYoung: fn(), onDecline: fn() },
  parameters: { shell: { session: 'signed_in', path: '/upload' } },
} satisfies Meta<typeof AgeModal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The same age bands as in registration, none preselected. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await findDialog()).toHaveAccessibleName('Before your first scan');
    const bands = screen.getAllByRole('radio');
    await expect(bands.map((band) => band.closest('label')?.textContent)).toEqual([
      'Under 13',
      '13 to 17',
      '18 to 24',
      '25 to 39',
      '40 to 59',
      '60 and over',
    ]);
    for (const band of bands) await expect(band).not.toBeChecked();
    await userEvent.click(screen.getByLabelText('13 to 17'));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ age_band: '13-17' });
    await expect(args.onTooYoung).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(screen.getByLabelText('Under 13')).toHaveFocus();
    await expect(screen.getByRole('group')).toHaveAccessibleDescription('Please choose your age.');
    await userEvent.keyboard(' ');
    await expect(screen.queryByText('Please choose your age.')).toBeNull();
    await expect(args.onTooYoung).not.toHaveBeenCalled();
  },
};

/** Explains the consequence first. If the person continues, no data about a child is kept. */
export const Under13: Story = {
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByLabelText('Under 13'));
    await expect(screen.getByRole('status')).toHaveTextContent(/aged 13 and over.*we erase your account/);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onTooYoung).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Without an answer there is no scan; nothing else changes. */
export const Declined: Story = {
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecline).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { recording: { state: 'busy' } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByLabelText('25 to 39'));
    await userEvent.click(screen.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText('Under 13'));
    await expect(screen.getByRole('button', { name: 'Erasing…' })).toBeVisible();
  },
};

/** The selected band stays. */
export const Failed: Story = {
  args: { recording: { state: 'failed', detail: null } },
  play: async () => {
    await findDialog();
    await userEvent.click(screen.getByLabelText('60 and over'));
    await expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await expect(screen.getByLabelText('60 and over')).toBeChecked();
  },
};

/** The longest content of this dialog: the answer for children, and a failure. */
export const LongestText: Story = {
  args: {
    recording: {
      state: 'failed',
      detail: 'Your account could not be erased just now. Please try again in a few minutes, or write to us.',
    },
  },
  play: async () => {
    await findDialog();
    await userEvent.click(screen.getByLabelText('Under 13'));
  },
};
