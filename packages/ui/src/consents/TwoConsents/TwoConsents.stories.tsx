import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { chatChoice, faceChoice } from '../fixtures.ts';
import type { OutsideChoice } from './ConsentChoice.tsx';
import { TwoConsents } from './TwoConsents.tsx';

const meta = {
  title: 'Sections/consents/TwoConsents',
  component: TwoConsents,
  args: { choices: [chatChoice, faceChoice], onDecide: fn(), onClose: fn() },
  parameters: { shell: { session: 'signed_in', path: '/chat' } },
} satisfies Meta<typeof TwoConsents>;

export default meta;

type Story = StoryObj<typeof meta>;

// In the reader's time zone.
const recorded_at = new Date(2026, 10, 20, 20, 41).toISOString();
const decided = (choice: OutsideChoice, granted: boolean): OutsideChoice => ({
  ...choice,
  consent: { ...choice.consent, granted, recorded_at },
});
const card = (name: string) => within(screen.getByRole('region', { name }));
const answer = (of: string, name: string) => card(of).getByRole('button', { name });

/** Nothing is preselected, both answers look the same, and closing decides nothing. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await findDialog()).toHaveAccessibleName('Two separate choices');
    await expect(screen.getByRole('heading', { name: 'Two separate choices' })).toHaveFocus();
    for (const name of ['Chat', 'Face photo']) {
      const answers = ['No, stay here', 'Yes, allow'].map((label) => answer(name, label));
      for (const each of answers) {
        await expect(each).toHaveAttribute('data-variant', 'outline');
        await expect(each).toHaveAttribute('aria-pressed', 'false');
      }
      await expect(answers[0]?.offsetWidth).toBe(answers[1]?.offsetWidth);
    }
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** Each card decides about its own purpose. */
export const Deciding: Story = {
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(answer('Chat', 'Yes, allow'));
    await userEvent.click(answer('Face photo', 'No, stay here'));
    await expect(args.onDecide).toHaveBeenNthCalledWith(1, { purpose: 'external_chat', granted: true });
    await expect(args.onDecide).toHaveBeenNthCalledWith(2, { purpose: 'external_ai', granted: false });
    await expect(args.onDecide).toHaveBeenCalledTimes(2);
  },
};

/** The chat is allowed, and the photo is still open. What is picked is not recorded twice. */
export const Picked: Story = {
  args: { choices: [decided(chatChoice, true), faceChoice] },
  play: async ({ args }) => {
    await findDialog();
    await expect(card('Chat').getByText(/^Saved, November 20, 2026/)).toBeVisible();
    await expect(card('Face photo').queryByText(/^Saved/)).toBeNull();
    await expect(answer('Face photo', 'Yes, allow')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(answer('Chat', 'Yes, allow'));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(answer('Chat', 'No, stay here'));
    await expect(args.onDecide).toHaveBeenCalledWith({ purpose: 'external_chat', granted: false });
  },
};

export const BothRefused: Story = {
  args: { choices: [decided(chatChoice, false), decided(faceChoice, false)] },
  play: async () => {
    await findDialog();
    await expect(answer('Chat', 'No, stay here')).toHaveAttribute('aria-pressed', 'true');
    await expect(answer('Face photo', 'No, stay here')).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The operator offers a model for the chat alone. */
export const ChatOnly: Story = {
  args: { choices: [chatChoice] },
  play: async () => {
    await expect(await findDialog()).toHaveAccessibleName('Chat');
    await expect(screen.getAllByRole('button', { name: 'Yes, allow' })).toHaveLength(1);
  },
};

/** The operator offers a model for the reports alone. */
export const FaceOnly: Story = {
  args: { choices: [faceChoice] },
  play: async () => {
    await expect(await findDialog()).toHaveAccessibleName('Face photo');
    await expect(screen.getAllByRole('button', { name: 'Yes, allow' })).toHaveLength(1);
  },
};

/** While one answer is being saved, its card takes no other; the other card does. */
export const Saving: Story = {
  args: { choices: [{ ...chatChoice, decision: { state: 'busy' } }, faceChoice] },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(answer('Chat', 'No, stay here'));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(answer('Face photo', 'No, stay here'));
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};

/** The failure is in the card that it belongs to. */
export const Failed: Story = {
  args: { choices: [chatChoice, { ...faceChoice, decision: { state: 'failed', detail: null } }] },
  play: async () => {
    await findDialog();
    await expect(card('Face photo').getByRole('alert')).toHaveTextContent(
      'This could not be saved. Please try again.',
    );
    await expect(card('Chat').queryByRole('alert')).toBeNull();
  },
};

export const FailedWithDetail: Story = {
  args: {
    choices: [
      {
        ...chatChoice,
        decision: { state: 'failed', detail: 'This text has changed. Please read the new one.' },
      },
      faceChoice,
    ],
  },
  play: async () => {
    await findDialog();
    await expect(card('Chat').getByRole('alert')).toHaveTextContent('This text has changed.');
  },
};

/** A long name, and the whole text as it is recorded. */
export const LongestText: Story = {
  args: {
    choices: [
      {
        ...decided(chatChoice, true),
        consent: {
          ...decided(chatChoice, true).consent,
          sent_to: `${'models.'.repeat(12)}example, a-model-with-a-very-long-name-in-one-word-70b-instruct`,
          text: 'What would be sent is written here. '.repeat(100),
        },
      },
      faceChoice,
    ],
  },
  play: async () => {
    await findDialog();
    await userEvent.click(card('Chat').getByText('The full text'));
    await expect(card('Chat').getByText(/^What would be sent/)).toBeVisible();
    await expect(card('Chat').getByText('Version 2026-11-29-0a1b2c3d4e5f')).toBeVisible();
  },
};
