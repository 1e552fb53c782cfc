import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faultsOfAnswer } from '../document/answer-faults.ts';
import { type Node, operationAt } from '../document/operations.ts';
import { readPact, type StoredInteraction } from '../pact-files.ts';
import { keepsPromise } from './keeps-promise.ts';
import { type GeneratedLie, liesAbout } from './lies-about.ts';
import { inAnotherOrder, inOtherWords, withMoreFields } from './right-in-another-way.ts';

// The examples of the pact are of these days.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T08:30:00.000Z') }));
afterAll(() => vi.useRealTimers());

/** An answer of the pact, with what the document and the pact say of another body in its place. */
interface Promised {
  name: string;
  schema: Node;
  body: unknown;
  isCaught(body: unknown): boolean;
}

const ANSWERS: readonly Promised[] = readPact().interactions.flatMap(promisedBy);

function promisedBy({ description, request, response }: StoredInteraction): Promised[] {
  const { status, body, headers = {}, matchingRules } = response;
  const operation = operationAt(request.method, request.path);
  const schema = operation.answers[status]?.content?.['application/json']?.schema;
  if (!schema || body?.encoded !== false) return [];
  const sent = Object.fromEntries(
    Object.entries(headers).map(([name, values]) => {
      const lower = name.toLowerCase();
      return [lower, lower === 'set-cookie' ? values : values.join(', ')];
    }),
  );
  const isCaught = (other: unknown) => {
    const bytes = Buffer.from(JSON.stringify(other));
    const faults = faultsOfAnswer(operation, { status, headers: sent, body: bytes });
    return faults.length > 0 || !keepsPromise(body.content, matchingRules?.body ?? {}, other);
  };
  return [{ name: `${operation.id} ${status}: ${description}`, schema, body: body.content, isCaught }];
}

/** Lies that nothing catches, by the field, with the reason. */
const NOT_CAUGHT: Record<string, string> = {
  price: 'a product may cost a hundred times as much',
  amount: 'a plan may cost a hundred times as much; the state of the sandbox does not fix a price',
};

const whole = ANSWERS.filter(({ body, isCaught }) => !isCaught(body));

test('the examples of the pact are right answers', () => {
  const partial = ANSWERS.filter((answer) => !whole.includes(answer)).map(({ name }) => name);
  // Their products and ingredients differ in what is known of them, so only what all have is promised.
  expect(partial).toEqual([
    'getProduct 200: a request for the product in use',
    'resumeChat 200: the wish to see the products',
  ]);
});

test('at least 95 of 100 generated lies are caught, and the others are listed', () => {
  const lies = whole.flatMap(({ name, schema, body, isCaught }) =>
    liesAbout(schema, body).map((lie) => ({ ...lie, name, isCaught: isCaught(lie.body) })),
  );
  const passed = lies.filter((lie) => !lie.isCaught);
  const kinds = Map.groupBy(lies, ({ kind }) => kind);
  expect(new Set(kinds.keys())).toEqual(new Set(KINDS));
  expect(lies.length).toBeGreaterThan(6_000);
  expect(passed.length / lies.length).toBeLessThan(0.05);
  const unlisted = passed.filter(({ what }) => !((what.split('/').at(-1) ?? '') in NOT_CAUGHT));
  expect(unlisted.map(({ name, what }) => `${name}: ${what}`)).toEqual([]);
});

const KINDS: GeneratedLie['kind'][] = [
  'absent',
  'null',
  'other type',
  'other unit',
  'other word',
  'order',
  'twice',
];

test.each([
  ['the fields in another order', inAnotherOrder],
  ['other words and numbers of its own', inOtherWords],
  ['more of the optional fields', withMoreFields],
])('a provider that has %s is right', (_what, change) => {
  const others = whole.map(({ schema, body, ...answer }) => ({
    ...answer,
    body,
    other: change(schema, body),
  }));
  const different = others.filter(({ body, other }) => JSON.stringify(body) !== JSON.stringify(other));
  expect(different.length).toBeGreaterThan(10);
  expect(others.filter(({ isCaught, other }) => isCaught(other)).map(({ name }) => name)).toEqual([]);
});

test.each([
  ['two sessions have one id', /^listSessions/, /"id":"4208"/, '"id":"4207"'],
  ['an allowance comes back in 2019', /^checkScanLimit 200/, /"resets_at":"2026/, '"resets_at":"2019'],
  ['prices are in euros', /^listPlans/, /"usd"/, '"eur"'],
  [
    'the plan of a trial is free',
    /^getMe 200/,
    /(?<="is_email_verified":true.*)"plan":"trial"/,
    '"plan":"free"',
  ],
  ['an export is queued and complete', /^startExport 202/, /"progress":0/, '"progress":1'],
  ['the member says what the assistant said', /^listChatMessages/, /"role":"assistant"/, '"role":"user"'],
] as const)('an answer in which %s is caught', (_what, name, right, wrong) => {
  const answers = whole.filter((answer) => name.test(answer.name));
  const wrongs = answers
    .map(({ body, isCaught }) => ({ text: JSON.stringify(body), isCaught }))
    .filter(({ text }) => right.test(text));
  expect(wrongs.length).toBeGreaterThan(0);
  for (const { text, isCaught } of wrongs)
    expect(isCaught(JSON.parse(text.replace(right, wrong)) as unknown)).toBe(true);
});

test('a file of the history without a name is caught', () => {
  const operation = operationAt('GET', '/api/history-report');
  const body = Buffer.from('scan,created_at');
  const headers = { 'content-type': 'text/csv' };
  expect(faultsOfAnswer(operation, { status: 200, headers, body })).toEqual([
    'The header Content-Disposition is missing.',
  ]);
});
