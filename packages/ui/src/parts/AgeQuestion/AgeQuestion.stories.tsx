import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { AgeQuestion } from './AgeQuestion.tsx';

const meta = {
  title: 'Parts/AgeQuestion',
  component: AgeQuestion,
  args: { age_band: '25-39', age_change: null, save: IDLE, onChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AgeQuestion>;

export default meta;

type Story = StoryObj<typeof meta>;

async function choose(label: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Change your age' }));
  await findDialog();
  await userEvent.click(screen.getByLabelText(label));
}

/** Between the ages from 18 nothing has to be confirmed. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('25 to 39')).toBeVisible();
    await choose('40 to 59');
    await expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).toHaveBeenCalledWith({ age_band: '40-59' });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** What an age of 13 to 17 changes is said before it is saved. */
export const Younger: Story = {
  play: async ({ args }) => {
    await choose('13 to 17');
    await expect(screen.getByRole('status')).toHaveTextContent(/left out at once.*only after 7 days/);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).toHaveBeenCalledWith({ age_band: '13-17' });
  },
};

export const Under13: Story = {
  play: async ({ args }) => {
    await choose('Under 13');
    await expect(screen.getByRole('status')).toHaveTextContent(/we erase your account/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await choose('Under 13');
    await userEvent.click(screen.getByRole('button', { name: 'Erase my account' }));
    await expect(args.onChange).toHaveBeenCalledWith({ age_band: 'under_13', confirm: true });
  },
};

/** From 13 to 17 an older age is confirmed, and counts a week later. */
export const Older: Story = {
  args: { age_band: '13-17' },
  play: async ({ args }) => {
    await choose('18 to 24');
    await expect(screen.getByRole('status')).toHaveTextContent(
      /counts after 7 days, and we mail you at once/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).toHaveBeenCalledWith({ age_band: '18-24', confirm: true });
  },
};

/** The change that waits can be given up. */
export const Waiting: Story = {
  args: {
    age_band: '13-17',
    age_change: { age_band: '18-24', takes_effect_at: '2026-12-04T18:00:00.000Z' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/18 to 24 counts from December\s\d, 2026\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep 13 to 17' }));
    await expect(args.onChange).toHaveBeenCalledWith({ age_band: '13-17' });
  },
};

export const NeverAsked: Story = {
  args: { age_band: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not told')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change your age' }));
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(screen.getByRole('group')).toHaveAccessibleDescription('Please choose your age.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Busy: Story = { args: { save: { state: 'busy' } } };

export const Failed: Story = {
  args: { save: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your age could not be saved.');
  },
};
