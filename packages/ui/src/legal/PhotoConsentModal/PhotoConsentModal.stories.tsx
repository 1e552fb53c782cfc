import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { PhotoConsentModal } from './PhotoConsentModal.tsx';

const TEXT = `Daylit looks at your photo for redness, texture, lines, dark circles, shine and evenness of tone. To do so, it finds your face and marks points on it. It never tries to recognise who you are.

The original photo and the points are deleted right after the analysis. A small picture and the report stay until you delete them or your account.

The photo is analysed on this server. It is not passed on to anybody.

You can withdraw at any time under Account. Without your agreement no photo is analysed; everything else keeps working.`;

const meta = {
  component: PhotoConsentModal,
  args: { text: TEXT, version: '2025-05-31', onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof PhotoConsentModal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Unticked from the start, and ticking alone agrees to nothing. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    const box = screen.getByRole('checkbox');
    const agree = screen.getByRole('button', { name: 'Agree' });
    await expect(box).not.toBeChecked();
    await expect(agree).toBeDisabled();
    await expect(dialog).toHaveAccessibleDescription(
      /deleted right after the analysis.*on this server.*withdraw at any time/s,
    );
    await userEvent.click(box);
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(agree);
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Declined: Story = {
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecline).toHaveBeenCalledTimes(2);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Busy: Story = { args: { busy: true } };

export const Failed: Story = { args: { error: 'Something went wrong. Please try again.' } };

export const LongestText: Story = { args: { text: `${TEXT}\n\n${TEXT.replaceAll('\n', ' ')}` } };
