import { createApiClient } from '@daylit/api-client';
import { api } from './api.ts';

/** The answers of a test, by "METHOD /path". An array gives one answer per call; its last one repeats. */
export type FakeAnswers = Record<string, FakeAnswer | [FakeAnswer, ...FakeAnswer[]]>;

/** A body with status 200, another status, or a network failure. */
type FakeAnswer =
  | { body: unknown }
  | { status: number; detail?: string; trigger?: string }
  | { network: 'lost' };

/** Replaces the server in a test and returns the list of calls that were made, in order. */
export function fakeApi(answers: FakeAnswers): string[] {
  const calls: string[] = [];
  const fake = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      calls.push(`${request.method} ${pathname}${search}`);
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
  if ('body' in answer) return Response.json(answer.body);
  const headers = answer.trigger === undefined ? {} : { 'x-trigger-event': answer.trigger };
  return Response.json({ detail: answer.detail ?? 'No.' }, { status: answer.status, headers });
}
