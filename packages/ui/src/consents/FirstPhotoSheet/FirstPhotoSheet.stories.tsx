import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { FirstPhotoSheet } from './FirstPhotoSheet.tsx';

const TEXT = `I agree that Daylit measures how my skin looks in the photos of my face that I upload. What it finds may say something about my health, so it needs my explicit consent.

The photo is analysed on this server and deleted right afterwards; a small picture and the report are kept until I delete my account.

I can withdraw this at any time, which stops further analyses.`;

const meta = {
  title: 'Modals/consents/FirstPhotoSheet',
  component: FirstPhotoSheet,
  args: {
    text: TEXT,
    version: '2026-11-23',
    asksForTerms: true,
    saving: IDLE,
    onSubmit: fn(),
    onCancel: fn(),
  },
  parameters: { shell: { session: 'signed_in', path: '/upload' } },
} satisfies Meta<typeof FirstPhotoSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

const CONSENT = 'Yes, analyze my photos. I can take this back at any time.';
const TERMS =
  'I have read and agree to the Terms of Service, Privacy Policy, and Medical Disclaimer, and confirm that I am at least 13 years old.';
const box = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** Both boxes start empty, and only Cancel refuses: Escape does not close the sheet. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName('Before your first photo');
    await expect(box(CONSENT)).not.toBeChecked();
    await expect(box(TERMS)).not.toBeChecked();
    await expect(button('Accept')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    for (const anchor of ['terms-of-service', 'privacy-policy', 'medical-disclaimer']) {
      const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === `/terms#${anchor}`);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await userEvent.click(box(CONSENT));
    await expect(button('Accept')).toBeDisabled();
    await userEvent.click(box(TERMS));
    await userEvent.click(button('Accept'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ photo_analysis: true });
    await userEvent.click(button('Cancel'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Accept needs only the specified box. The photo then stays where it is. */
export const Refused: Story = {
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(box(TERMS));
    await userEvent.click(button('Accept'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ photo_analysis: false });
  },
};

/** The terms were accepted before. */
export const ConsentOnly: Story = {
  args: { asksForTerms: false },
  play: async ({ args }) => {
    await findDialog();
    await expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await expect(button('Continue')).toBeDisabled();
    await userEvent.click(box(CONSENT));
    await userEvent.click(button('Continue'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ photo_analysis: true });
  },
};

/** A consent that was taken back is asked for again. No answer means no. */
export const Declined: Story = {
  args: { asksForTerms: false, hasScans: true },
  play: async ({ args }) => {
    await expect(await findDialog()).toHaveAccessibleName('Before your next photo');
    await userEvent.click(button('Not now'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A model of another company words the reports, which the member allowed by name. */
export const OutsideModel: Story = {
  args: { hasOutsideModel: true },
  play: async () => {
    await findDialog();
    await expect(screen.getByText(/A cut-out goes to the AI model that you allowed/)).toBeVisible();
    await expect(screen.queryByText(/Nobody else does/)).toBeNull();
  },
};

/** The exact text, as it is recorded. */
export const WholeText: Story = {
  play: async () => {
    await findDialog();
    await userEvent.click(screen.getByText('The full text of this consent'));
    await expect(screen.getByText(/on this server and deleted right afterwards/)).toBeVisible();
    await expect(screen.getByText('Version 2026-11-23')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { saving: { state: 'busy' } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(box(TERMS));
    await userEvent.click(button('Saving…'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The ticks stay. */
export const Failed: Story = {
  args: { saving: { state: 'failed', detail: null } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(box(TERMS));
    await expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await userEvent.click(button('Accept'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(box(TERMS)).toBeChecked();
  },
};

export const FailedWithDetail: Story = {
  args: { saving: { state: 'failed', detail: 'This text has changed. Please read the new one.' } },
  play: async () => {
    await findDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('This text has changed.');
  },
};

export const LongestText: Story = {
  args: { text: `${TEXT}\n\n${TEXT.replaceAll('\n', ' ')}`, hasOutsideModel: true },
  play: async () => {
    await findDialog();
    await userEvent.click(screen.getByText('The full text of this consent'));
  },
};
