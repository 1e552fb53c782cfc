import { EventSourceParserStream } from 'eventsource-parser/stream';
import { answer, toCallError, type CallOptions, type ApiClient } from './client.ts';
import type { Page } from './scans.ts';
import { readEvent, readMessage } from './views/chat.ts';
import { readAnswer, readToldFacts } from './views/chat-answer.ts';
import { readProducts } from './views/product.ts';
import { list } from './views/values.ts';
import type {
  ChatMessage,
  ChatReply,
  ChatRequest,
  ChatResume,
  ChatStreamEvent,
  ToldFact,
} from '@daylit/contract';

/** One page of the conversation, oldest message first. 401: nobody is signed in. */
export async function listChatMessages(
  api: ApiClient,
  page: Page,
  options: CallOptions = {},
): Promise<ChatMessage[]> {
  const messages = await answer(api.GET('/api/chat-history', { params: { query: page }, ...options }));
  return list(messages).map(readMessage);
}

/**
 * Sends a message and yields the reply piece by piece. Abort the signal to stop.
 * 403: the allowance is used up; the detail is `fair_use_exceeded` or `upgrade_needed`.
 */
export async function* streamChat(
  api: ApiClient,
  request: ChatRequest,
  options: CallOptions = {},
): AsyncGenerator<ChatStreamEvent, void, undefined> {
  const stream = await answer(
    api.POST('/api/chat2/stream', { body: request, parseAs: 'stream', ...options }),
  );
  const events = stream.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Safari's streams have no async iterator.
  const reader = events.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const event = readEvent(JSON.parse(read.value.data));
      if (event !== null) yield event;
    }
  } catch (error) {
    throw toCallError(error);
  } finally {
    // Ends the request of a caller that stops reading.
    await reader.cancel().catch(() => undefined);
  }
}

/** Completes a reply with product suggestions. 403: the allowance is used up. */
export async function resumeChat(
  api: ApiClient,
  resume: ChatResume,
  options: CallOptions = {},
): Promise<ChatReply> {
  const completed = await answer(api.POST('/api/chat2/resume', { body: resume, ...options }));
  const facts = readAnswer(completed.answer);
  return {
    reply: typeof completed.reply === 'string' ? completed.reply : '',
    products: readProducts(completed.products),
    ...(facts === null ? {} : { answer: facts }),
  };
}

/**
 * Takes back what one said about oneself in the current conversation; what still holds. 401: nobody is signed
 * in.
 */
export async function takeBackToldFact(
  api: ApiClient,
  fact_id: string,
  options: CallOptions = {},
): Promise<ToldFact[]> {
  const path = { fact_id };
  return readToldFacts(
    await answer(api.DELETE('/api/chat-history/told/{fact_id}', { params: { path }, ...options })),
  );
}

/** Deletes the conversation. What its messages cost stays counted. 401: nobody is signed in. */
export async function deleteChat(api: ApiClient, options: CallOptions = {}): Promise<void> {
  try {
    await api.DELETE('/api/chat-history', options);
  } catch (error) {
    throw toCallError(error);
  }
}
