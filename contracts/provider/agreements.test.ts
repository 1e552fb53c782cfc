import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { operationAt, OPERATIONS } from '../document/operations.ts';
import { readPact } from '../pact-files.ts';

const CLIENT = path.join(import.meta.dirname, '../../packages/api-client/src');

/** A docstring and the call that it belongs to. */
const CALL = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?function\*? (\w+)/g;

/** What the docstring of each call of the client says, by the name of the call. */
const docstrings = new Map(
  readdirSync(CLIENT)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(path.join(CLIENT, file), 'utf8').matchAll(CALL)])
    .map(([, said = '', name = '']) => [name, said.replaceAll(/\s*\*\s*/g, ' ')]),
);

/** The calls of the web application. Operators' calls are not the client's. */
const CALLS = OPERATIONS.filter(({ tags }) => !tags.includes('operators'));

/** The agreed answers of each call: `403`, or `403 with an event` where the page raises one. */
const agreed = Map.groupBy(
  readPact().interactions,
  ({ request }) => operationAt(request.method, request.path).id,
);

function answersOf(id: string): string[] {
  return (agreed.get(id) ?? []).flatMap(({ response: { status, headers } }) =>
    headers && 'x-trigger-event' in headers ? [`${status}`, `${status} with an event`] : [`${status}`],
  );
}

/** The failures that the client's docstring tells apart, and the end of the session. */
function failuresOf(id: string, needsSession: boolean): string[] {
  const said = docstrings.get(id) ?? '';
  const statuses = [...said.matchAll(/\b4\d\d\b/g)].map(([status]) => status);
  const isRaising = /403[^.:]* with (a|the) trigger|passwordNeeded|given again/.test(said);
  return [...statuses, ...(needsSession ? ['401'] : []), ...(isRaising ? ['403 with an event'] : [])];
}

/** Failures without an agreement, each with its reason. */
const LEFT_OUT: Record<string, string> = {
  'startPasskey 409': 'only where the public address is a number, which a verification cannot change',
  'startPasskeyLogin 409': 'only where the public address is a number, which a verification cannot change',
  'validatePhoto 413': 'the pact would hold a photo of more than 20 MB',
  'scanSkin 413': 'the pact would hold a photo of more than 20 MB',
  'takeSecondPhoto 413': 'the pact would hold a photo of more than 20 MB',
};

test('every call has an agreement about its success', () => {
  const missing = CALLS.filter(({ id }) => !answersOf(id).some((answer) => answer.startsWith('2')));
  // A product's picture exists only after an import, and the provider of payments sends its own events.
  expect(missing.map(({ id }) => id)).toEqual(['getProductPicture', 'receiveStripeEvent']);
});

test('every failure that the client tells apart has an agreement', () => {
  const failures = CALLS.flatMap(({ id, needsSession }) => {
    const known = answersOf(id);
    return [...new Set(failuresOf(id, needsSession))]
      .filter((failure) => !known.includes(failure))
      .map((failure) => `${id} ${failure}`);
  });
  expect(failures).toEqual(Object.keys(LEFT_OUT));
});

test('every call of the client says which failures it tells apart, or has none of its own', () => {
  const undescribed = CALLS.filter(({ id }) => agreed.has(id) && !docstrings.has(id));
  // The calendar's file is fetched by a calendar.
  expect(undescribed.map(({ id }) => id)).toEqual(['getCalendar']);
});
