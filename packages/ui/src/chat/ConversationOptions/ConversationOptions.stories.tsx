import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { ConversationOptions } from './ConversationOptions.tsx';

const conversation = { isNew: false, onStartNew: fn(), deletion: IDLE, onDelete: fn() };

const meta = {
  title: 'Sections/chat/ConversationOptions',
  component: ConversationOptions,
  args: { conversation, hasMessages: true, isReplying: false, onWrite: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConversationOptions>;

export default meta;

type Story = StoryObj<typeof meta>;

const open = () => userEvent.click(screen.getByRole('button', { name: 'Conversation options' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Default: Story = {
  play: async ({ args }) => {
    await open();
    await expect(screen.getByText('Answers are made on this server.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /model/ })).toBeNull();
    await press('Start a new conversation');
    await expect(args.conversation.onStartNew).toHaveBeenCalledOnce();
    await expect(args.onWrite).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Deleting asks first. */
export const Deleting: Story = {
  play: async ({ args }) => {
    await open();
    await press('Delete this conversation');
    await expect(args.conversation.onDelete).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Delete this conversation?');
    await press('Delete everything');
    await expect(args.conversation.onDelete).toHaveBeenCalledOnce();
  },
};

export const DeletionFailed: Story = {
  args: { conversation: { ...conversation, deletion: { state: 'failed', detail: null } } },
  play: async () => {
    await open();
    await press('Delete this conversation');
    await expect(screen.getByRole('alert')).toHaveTextContent(/^The conversation could not be deleted/);
  },
};

/** The operator offers a model: what it may get is asked in a sheet of its own. */
export const WithModel: Story = {
  args: { model: { granted: false, isDue: false, onAsk: fn() } },
  play: async ({ args }) => {
    await open();
    await expect(screen.getByText('Answers are made on this server.')).toBeVisible();
    await press('What an outside model may get');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.model?.onAsk).toHaveBeenCalledOnce();
  },
};

/** The options say who answers. */
export const ModelAllowed: Story = {
  args: { model: { granted: true, isDue: false, onAsk: fn() } },
  play: async () => {
    await open();
    await expect(screen.getByText('A model outside of this server answers.')).toBeVisible();
  },
};

/** There is no conversation to restart or to delete. */
export const Empty: Story = {
  args: { hasMessages: false },
  play: async () => {
    await open();
    await expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toContain(
      'Close',
    );
    await expect(screen.queryByRole('button', { name: 'Delete this conversation' })).toBeNull();
  },
};

/** While a reply is being written, the conversation cannot be changed. */
export const Replying: Story = {
  args: { isReplying: true },
  play: async () => {
    await open();
    await expect(screen.getByText(/please wait for its end/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Start a new conversation' })).toBeNull();
  },
};
