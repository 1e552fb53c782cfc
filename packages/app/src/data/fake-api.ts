import { createApiClient } from '@daylit/api-client';
import type { ChatStreamEvent } from '@daylit/contract';
import { api } from './api.ts';
import { loadAnew, noteShownMember, shownSessionId } from './sessions/shown-member.ts';

/** The answers of a test, by "METHOD /path". An array gives one answer per call; its last one repeats. */
export type FakeAnswers = Record<string, FakeAnswer | [FakeAnswer, ...FakeAnswer[]]>;

/** A body or a stream of events with status 200, another status, or a network failure. */
type FakeAnswer =
  | { body: unknown }
  /** `isCut`: the connection breaks after them. */
  | { events: readonly ChatStreamEvent[]; isCut?: boolean }
  | { text: string }
  | { status: number; detail?: string; field?: string; trigger?: string }
  | { network: 'lost' };

/**
 * Replaces the server in a test, before a page that shows nobody yet. Returns the calls that were made, in
 * order; `onCall` sees each.
 */
export function fakeApi(answers: FakeAnswers, onCall?: (request: Request) => void): string[] {
  // The tests of several files share this state.
  noteShownMember(undefined);
  const calls: string[] = [];
  const fake = createApiClient({
    baseUrl: 'http://api.test',
    sessionId: shownSessionId,
    onOtherAccount: loadAnew,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      calls.push(`${request.method} ${pathname}${search}`);
      onCall?.(request);
      return answerOf(answers, `${request.method} ${pathname}`);
    },
  });
  Object.assign(api, fake);
  return calls;
}

function answerOf(answers: FakeAnswers, call: string): Response {
  const planned = answers[call];
  if (planned === undefined) throw new Error(`The test has no answer for ${call}.`);
  const answer = Array.isArray(planned) ? (planned.length > 1 ? planned.shift() : planned[0]) : planned;
  if (answer === undefined || 'network' in answer) throw new TypeError('fetch failed');
  if ('events' in answer) return new Response(streamOf(answer));
  if ('text' in answer) return new Response(answer.text);
  if ('body' in answer) return Response.json(answer.body);
  const headers = answer.trigger === undefined ? {} : { 'x-trigger-event': answer.trigger };
  const { detail = 'No.', field, status } = answer;
  return Response.json({ detail, ...(field !== undefined && { field }) }, { status, headers });
}

function streamOf({
  events,
  isCut,
}: {
  events: readonly ChatStreamEvent[];
  isCut?: boolean;
}): ReadableStream {
  const written = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const pieces = written.map((text) => new TextEncoder().encode(text));
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece !== undefined) controller.enqueue(piece);
      else if (isCut === true) controller.error(new TypeError('terminated'));
      else controller.close();
    },
  });
}
