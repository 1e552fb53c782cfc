import type { User } from '@daylit/contract';
import { expect, test } from 'vitest';
import { mustAcceptTerms } from './must-accept-terms.ts';
import type { Session } from './session.ts';

const DATE = '2026-11-18T08:30:00.000Z';

function member(
  agreed_to_terms: boolean,
  agreed_to_terms_date: string | null,
  is_email_verified = true,
): Session {
  return { status: 'signed_in', user: { agreed_to_terms, agreed_to_terms_date, is_email_verified } as User };
}

test.each([
  ['nobody knows yet', { status: 'unknown' } as const, '/', false],
  ['a visitor', { status: 'signed_out' } as const, '/', false],
  ['accepted with its date', member(true, DATE), '/upload', false],
  ['accepted without a date', member(true, null), '/upload', true],
  ['never accepted', member(false, null), '/upload', true],
  ['while reading them', member(false, null), '/terms', false],
  ['while reading what they link to', member(false, null), '/transparency', false],
  ['while leaving', member(false, null), '/logout', false],
  ['before the address is verified', member(false, null, false), '/verify-email', false],
])('%s', (_name, session, path, must) => {
  expect(mustAcceptTerms(session, path)).toBe(must);
});
