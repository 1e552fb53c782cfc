import type { Plan, Usage } from '@daylit/contract';
import { expect, test } from 'vitest';
import { limitOf } from './chat-limit.ts';

const DECEMBER = '2026-12-01T00:00:00.000Z';
const left = { limit: 10, used: 1, resets_at: DECEMBER };
const none = { limit: 10, used: 10, resets_at: DECEMBER };
const usage = (messages: Usage['messages'], tokens: Usage['tokens']) => ({ scans: left, messages, tokens });

test.each([
  ['enough is left', usage(left, left)],
  ['nothing is known', undefined],
])('there is no limit when %s', (_, known) => {
  expect(limitOf(known, 'free', null)).toBeUndefined();
});

test.each<[string, Plan, Usage | undefined, Parameters<typeof limitOf>[2], object]>([
  ['only the refusal is known', 'plus_monthly', undefined, 'upgrade_needed', { reason: 'upgrade_needed' }],
  ['the messages are used up', 'free', usage(none, left), null, { spent: { of: 'messages', limit: 10 } }],
  [
    'the tokens are used up',
    'free',
    usage(left, none),
    null,
    { resets_at: DECEMBER, reason: 'upgrade_needed' },
  ],
  ['Pro used its messages', 'pro_annual', usage(none, left), null, { reason: 'fair_use_exceeded' }],
  ['Pro used its tokens', 'pro_annual', usage(left, none), null, { reason: 'upgrade_needed' }],
])('when %s', (_, plan, known, refusal, limit) => {
  expect(limitOf(known, plan, refusal)).toMatchObject({ plan, ...limit });
});
