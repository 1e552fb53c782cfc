import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { PhotoConsentModal } from './PhotoConsentModal.tsx';

const TEXT = `I agree that Daylit measures how my skin looks in the photos of my face that I upload. What it finds may say something about my health, so it needs my explicit consent.

The photo is analysed on this server and deleted right afterwards; a small picture and the report are kept until I delete my account.

I can withdraw this at any time, which stops further analyses.`;

const EXTERNAL_TEXT = `I agree that each photo of my face that I upload is sent to Example Vision GmbH, Berlin, whose AI describes how my skin looks in it.

Example Vision deletes the photo after it has answered, keeps nothing, and trains nothing with it.

I can withdraw this at any time. Photos are then analysed on this server alone, or not at all.`;

const meta = {
  title: 'Modals/consents/PhotoConsentModal',
  component: PhotoConsentModal,
  args: { text: TEXT, version: '2025-05-31', recording: IDLE, onAccept: fn(), onDecline: fn() },
  parameters: { shell: { session: 'signed_in', path: '/upload' } },
} satisfies Meta<typeof PhotoConsentModal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The box is not ticked at first, and ticking alone gives no consent. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    const box = screen.getByRole('checkbox');
    const agree = screen.getByRole('button', { name: 'Agree' });
    await expect(box).not.toBeChecked();
    await expect(agree).toBeDisabled();
    await expect(dialog).toHaveAccessibleDescription(
      /on this server and deleted right afterwards.*withdraw this at any time/s,
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

/** A second consent, if another company's AI would receive the photo. The dialog names the company. */
export const ExternalAi: Story = {
  args: { text: EXTERNAL_TEXT, provider: 'Example Vision GmbH' },
  play: async ({ args }) => {
    await expect(await findDialog()).toHaveAccessibleName('Your photo and Example Vision GmbH');
    await userEvent.click(screen.getByRole('checkbox', { name: /passed on to Example Vision GmbH/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { recording: { state: 'busy' } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Saving…' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** The tick stays. */
export const Failed: Story = {
  args: { recording: { state: 'failed', detail: null } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('checkbox'));
    await expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(screen.getByRole('checkbox')).toBeChecked();
  },
};

export const FailedWithDetail: Story = {
  args: { recording: { state: 'failed', detail: 'This text has changed. Please read the new one.' } },
  play: async () => {
    await findDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('This text has changed.');
  },
};

export const LongestText: Story = { args: { text: `${TEXT}\n\n${TEXT.replaceAll('\n', ' ')}` } };
