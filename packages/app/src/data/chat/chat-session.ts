import type { ChatMessage, ChatReply, ChatRequest } from '@daylit/contract';
import type { ActionState, Reply } from '@daylit/ui';
import type { QueryClient } from '@tanstack/react-query';
import { findItem, forgetItem, keepItem } from '../../lib/browser-storage.ts';
import { CHAT_CONTEXT } from '../../lib/timings.ts';
import { invalidateUsage, isChatUsedUp } from '../usage/usage.ts';
import { exchange, type Outcome, type Progress } from './exchange.ts';
import { changeNewest, chatQuery, forgetOlderPages, loadedMessages } from './history.ts';

/** The state of the conversation. */
export interface ChatSessionState {
  /** State of the last sent message. */
  sending: ActionState;
  /** The reply to it. */
  reply: Reply;
  /** The next message starts a new conversation. */
  isNew: boolean;
  /** An allowance refused a message, or the products of a reply. */
  refusal: 'upgrade_needed' | 'fair_use_exceeded' | null;
}

const QUIET: ChatSessionState = {
  sending: { state: 'idle' },
  reply: { state: 'none' },
  isNew: false,
  refusal: null,
};

export interface ChatSessionOptions {
  client: QueryClient;
  /**
   * Called when a refusal has to open a dialog. A refusal with another detail opens the dialog of
   * `upgrade_needed`.
   */
  onRefused: (reason: 'upgrade_needed' | 'fair_use_exceeded') => void;
  /** Runs a function at the next animation frame. Text arrives faster than that. */
  onFrame?: (run: () => void) => unknown;
}

/** Ids of messages that the server has not numbered yet. Its own ids are positive. */
let lastOwnId = 0;

/** A conversation with the assistant: one message at a time, written into the cache of the history. */
export class ChatSession {
  #now = QUIET;
  #call = new AbortController();
  #isPainting = false;
  /** The message that perhaps never arrived: sent again, it has the same key and counts once. */
  #unsure: { message: string; key: string } | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #client: QueryClient;
  readonly #onRefused: ChatSessionOptions['onRefused'];
  readonly #onFrame: (run: () => void) => void;

  constructor({ client, onRefused, onFrame = (run) => requestAnimationFrame(run) }: ChatSessionOptions) {
    this.#client = client;
    this.#onRefused = onRefused;
    this.#onFrame = (run) => void onFrame(run);
  }

  /** The same object until something changes. */
  readonly now = (): ChatSessionState => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends a message and writes its reply. Does nothing while another one is sent or answered. */
  async send(message: string): Promise<void> {
    if (this.#now.sending.state === 'busy' || 'message' in this.#now.reply) return;
    this.#call = new AbortController();
    const { signal } = this.#call;
    const { isNew } = this.#now;
    const key = this.#unsure?.message === message ? this.#unsure.key : crypto.randomUUID();
    const mine = ownMessage(message, isNew);
    this.#change({ sending: { state: 'busy' }, reply: { state: 'waiting', message: '' }, refusal: null });
    // The reply depends on the conversation so far; without it, the message is sent alone.
    await this.#client.ensureInfiniteQueryData(chatQuery).catch(() => undefined);
    if (signal.aborted) return;
    const request = requestOf(message, key, isNew, loadedMessages(this.#client));
    // A page that is being refetched would arrive without this message.
    await this.#client.cancelQueries({ queryKey: chatQuery.queryKey });
    changeNewest(this.#client, (messages) => [...messages, mine]);
    try {
      const outcome = await exchange({
        request,
        signal,
        isUsedUp: isChatUsedUp(this.#client),
        onProgress: (progress) => this.#follow(progress),
      });
      const isUnsure = outcome.status === 'lost' || (outcome.status === 'not_sent' && !outcome.isForbidden);
      this.#unsure = isUnsure ? { message, key } : null;
      await this.#finish(outcome, mine);
      invalidateUsage(this.#client);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** The next message starts a new conversation. */
  startNew(): void {
    this.#change({ isNew: true, sending: { state: 'idle' }, reply: { state: 'none' } });
  }

  /** Stops a reply that is arriving; the server keeps what it has written. */
  leave(): void {
    this.#call.abort();
    this.#now = QUIET;
    forgetOlderPages(this.#client);
  }

  /** Starts again, after the conversation was deleted. */
  forget(): void {
    forgetItem('chatCheckin');
    this.#change(QUIET);
  }

  #change(next: Partial<ChatSessionState>): void {
    this.#now = { ...this.#now, ...next };
    for (const tell of this.#listeners) tell();
  }

  // Only the newest words are shown, once a frame: decision 0082.
  #write(reply: Reply): void {
    this.#now = { ...this.#now, reply };
    if (this.#isPainting) return;
    this.#isPainting = true;
    this.#onFrame(() => {
      this.#isPainting = false;
      this.#change({});
    });
  }

  #follow(progress: Progress): void {
    if (progress.step === 'accepted') {
      rememberCheckin(progress.checkin_id);
      this.#change({ sending: { state: 'done' }, isNew: false });
    } else {
      const state = progress.step === 'writing' ? 'streaming' : 'searching';
      this.#write({ state, message: progress.text });
    }
  }

  async #finish(outcome: Outcome, mine: ChatMessage): Promise<void> {
    switch (outcome.status) {
      case 'answered':
        changeNewest(this.#client, (messages) => [...messages, storedReply(outcome.reply)]);
        return this.#change({ reply: { state: 'none' } });
      case 'limited':
        this.#takeBack(mine, { detail: null, refusal: outcome.reason });
        return this.#onRefused(outcome.reason);
      case 'not_sent':
        this.#takeBack(mine, { detail: outcome.detail, refusal: null });
        return outcome.isForbidden ? this.#onRefused('upgrade_needed') : undefined;
      case 'lost':
        await this.#readAgain('');
        if (this.#hasReplyTo(mine))
          return this.#change({ sending: { state: 'done' }, reply: { state: 'none' } });
        return this.#takeBack(mine, { detail: outcome.detail, refusal: null });
      case 'limited_at_resume':
        await this.#readAgain('');
        return this.#change({ reply: { state: 'none' }, refusal: 'upgrade_needed' });
      case 'broken':
        await this.#readAgain(outcome.text);
        if (this.#hasReplyTo(mine)) return this.#change({ reply: { state: 'none' } });
        return this.#change({ reply: { state: 'failed', detail: outcome.detail } });
      case 'unreadable':
        await this.#readAgain('');
        return this.#change({ sending: { state: 'done' }, reply: { state: 'unreadable' } });
    }
  }

  #takeBack(
    mine: ChatMessage,
    { detail, refusal }: Pick<ChatSessionState, 'refusal'> & { detail: string | null },
  ) {
    changeNewest(this.#client, (messages) => messages.filter((one) => one !== mine));
    this.#change({ sending: { state: 'failed', detail }, reply: { state: 'none' }, refusal });
  }

  /** The server has stored the whole reply, whatever became of the connection. */
  #hasReplyTo({ message }: ChatMessage): boolean {
    const [asked, reply] = loadedMessages(this.#client).slice(-2);
    const isStored = asked?.role === 'user' && asked.id > 0 && asked.message === message;
    return isStored && reply?.role === 'assistant' && reply.id > 0 && reply.answer?.is_complete !== false;
  }

  // The server has the stored reply. When it cannot be reached, the words that arrived stay.
  async #readAgain(text: string): Promise<void> {
    forgetOlderPages(this.#client);
    await this.#client.refetchQueries({ queryKey: chatQuery.queryKey });
    if (text === '' || loadedMessages(this.#client).at(-1)?.role === 'assistant') return;
    changeNewest(this.#client, (messages) => [...messages, storedReply({ reply: text, products: [] })]);
  }
}

function requestOf(message: string, message_key: string, isNew: boolean, said: ChatMessage[]): ChatRequest {
  const context = said.filter(({ role, message: words }) => role !== 'system' && words.trim() !== '');
  const turns = context.slice(-CHAT_CONTEXT).map(({ role, message: words }) => ({
    role: role === 'user' ? ('user' as const) : ('assistant' as const),
    content: words.slice(0, 4000),
  }));
  return {
    message,
    message_key,
    checkin_id: Number(findItem('chatCheckin')) || null,
    conversation_history: isNew ? [] : turns,
    ...(isNew && { new_conversation: true }),
  };
}

function ownMessage(message: string, starts_conversation: boolean): ChatMessage {
  lastOwnId -= 1;
  return {
    id: lastOwnId,
    role: 'user',
    message,
    created_at: new Date().toISOString(),
    show_in_chat: true,
    product_suggestions: [],
    ...(starts_conversation && { starts_conversation }),
  };
}

function storedReply({ reply, products, answer }: ChatReply): ChatMessage {
  lastOwnId -= 1;
  return {
    id: answer?.message_id ?? lastOwnId,
    role: 'assistant',
    message: reply,
    created_at: new Date().toISOString(),
    show_in_chat: true,
    product_suggestions: products,
    ai_generated: true,
    ...(answer && { answer }),
  };
}

function rememberCheckin(id: number | null): void {
  if (id === null) forgetItem('chatCheckin');
  else keepItem('chatCheckin', String(id));
}
