import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { answerActions, conversation, longConversation, userMessage } from '../fixtures.ts';
import * as List from '../MessageList/MessageList.stories.tsx';
import { ChatScreen } from './ChatScreen.tsx';

const meta = {
  title: 'Screens/chat/ChatScreen',
  component: ChatScreen,
  args: {
    messages: { state: 'ready', value: List.default.args.messages },
    reply: { state: 'none' },
    sending: IDLE,
    additions: {},
    canBuy: true,
    allowance: { limit: 150, used: 38, resets_at: '2026-12-01T00:00:00Z' },
    conversation: { isNew: false, onStartNew: fn(), deletion: IDLE, onDelete: fn() },
    told: { change: IDLE, onTakeBack: fn(), onKeep: fn() },
    actions: answerActions,
    onLoadOlder: fn(),
    onSend: fn(),
    onAddToCarePlan: fn(),
    onUpgrade: fn(),
  },
  parameters: {
    shell: { session: 'signed_in', path: '/chat', footer: 'none' },
    // The window itself scrolls, so each story needs a frame of its own.
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ChatScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const SEND = { name: 'Send' };

/** In the middle of a conversation. Opens at its end. */
export const Default: Story = {
  args: { hasOlder: true, reply: { state: 'searching', message: '' } },
  play: async ({ args, canvas }) => {
    const doing = canvas.getByText('Searching products', { selector: 'p > span' });
    const end = canvas.getByRole('button', SEND).getBoundingClientRect().top;
    await waitFor(() => expect(doing.getBoundingClientRect().bottom).toBeLessThan(end));
    await userEvent.click(canvas.getByRole('button', { name: 'Load older messages' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/You are talking to an AI/)).toBeNull();
    await userEvent.type(canvas.getByLabelText('Message'), 'And $20?{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Introduces the assistant. A suggested question is put into the field, and the member sends it. */
export const Empty: Story = {
  args: { messages: { state: 'ready', value: [] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^You are talking to an AI\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What did my last report say?' }));
    await expect(canvas.getByLabelText('Message')).toHaveValue('What did my last report say?');
    await expect(canvas.getByLabelText('Message')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ message: 'What did my last report say?' });
    await expect(canvas.getByLabelText('Message')).toHaveValue('');
  },
};

/** A quick member can send a message before the conversation has loaded. */
export const Waiting: Story = {
  args: { messages: { state: 'waiting' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Message'), 'Is it dry?{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ message: 'Is it dry?' });
  },
};

/** The history could not be loaded, but a message can still be sent. */
export const Failed: Story = {
  args: { messages: { state: 'failed', detail: null }, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error: Could not load chat history. Please try again later.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Message'), 'Is my jaw dry?{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ message: 'Is my jaw dry?' });
  },
};

/** Older messages could not be loaded: a notice is shown in their place, and the button stays. */
export const OlderFailed: Story = {
  args: { hasOlder: true, older: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    const older = canvas.getByRole('button', { name: 'Load older messages' });
    const alert = canvas.getByRole('alert');
    await expect(alert.compareDocumentPosition(older)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** The start of a conversation: the note about the AI is above its first message. */
export const Start: Story = {
  args: { messages: { state: 'ready', value: longConversation(2) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are talking to an AI\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load older messages' })).toBeNull();
  },
};

/** The server accepted the message, then the reply failed: the message stays in the conversation. */
export const ReplyFailed: Story = {
  args: { reply: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: The reply could not be finished.');
    await expect(canvas.getByLabelText('Message')).toHaveValue('');
  },
};

export const InvalidReply: Story = {
  args: { reply: { state: 'unreadable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Sorry, the server returned an invalid response\.$/,
    );
  },
};

/** The plan's tokens are used up: a button opens the plans, and the server decides what it answers. */
export const LimitReached: Story = {
  args: {
    limit: { reason: 'upgrade_needed', plan: 'free', resets_at: '2026-12-01T00:00:00Z' },
    initialDraft: 'Anything under $15?',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "You've reached your plan's token limit. Please upgrade to continue.",
    );
    await expect(canvas.getByText(/That is always answered\.$/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Message'), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ message: 'Anything under $15?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade Now' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};

/** A message of the plan is refused by its number, with the day on which it changes. */
export const MessagesUsedUp: Story = {
  args: {
    limit: {
      reason: 'upgrade_needed',
      plan: 'free',
      resets_at: '2026-12-01T00:00:00Z',
      spent: { of: 'messages', limit: 10 },
    },
    allowance: { limit: 10, used: 10, resets_at: '2026-12-01T00:00:00Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "You've reached your free plan limit of 10 messages. Upgrade to continue using the product AI. They come back on December 1, 2026.",
    );
    await expect(canvas.getByText('0 of 10 messages left until December 1')).toBeVisible();
  },
};

/** No plan is offered to members under 18: only the date is shown. */
export const LimitReachedMinor: Story = {
  args: {
    limit: {
      reason: 'upgrade_needed',
      plan: 'free',
      resets_at: '2026-12-01T00:00:00Z',
      spent: { of: 'messages', limit: 10 },
    },
    canBuy: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^You have used the messages of your free plan for this month\. They come back on December 1, 2026\.$/,
    );
    await expect(canvas.queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
  },
};

/** There is no plan above Pro. */
export const LimitReachedOnPro: Story = {
  args: { limit: { reason: 'upgrade_needed', plan: 'pro_annual', resets_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^You have used the tokens of your pro plan for this month\.$/,
    );
    await expect(canvas.queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
  },
};

export const FairUseReached: Story = {
  args: { limit: { reason: 'fair_use_exceeded', plan: 'pro_monthly', resets_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You've reached your fair use limit on the Pro plan.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
    await expect(canvas.queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
  },
};

/** The next message starts a new conversation: the note about the AI says it again. */
export const StartingAnew: Story = {
  args: { conversation: { isNew: true, onStartNew: fn(), deletion: IDLE, onDelete: fn() }, hasOlder: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are talking to an AI\./)).toBeVisible();
  },
};

/** Hidden messages are not shown. */
export const HiddenMessages: Story = {
  args: {
    messages: {
      state: 'ready',
      value: [
        { ...userMessage(1, 'Context of the last scan.'), role: 'system' },
        ...conversation,
        { ...userMessage(99, 'A tool was called.'), show_in_chat: false },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Context of the last scan.')).toBeNull();
    await expect(canvas.queryByText('A tool was called.')).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    messages: {
      state: 'ready',
      value: [...conversation, userMessage(50, `https://example.com/${'x'.repeat(600)}`)],
    },
    reply: {
      state: 'failed',
      detail: 'The reply could not be finished, and nothing was counted. '.repeat(6),
    },
    limit: { reason: 'upgrade_needed', plan: 'free', resets_at: '2026-12-01T00:00:00Z' },
    initialDraft: `${'My cheeks feel tight since it got cold. '.repeat(12)}${'x'.repeat(200)}`,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
