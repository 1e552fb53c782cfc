import type { UserView } from '@daylit/contract';
import { expect, test } from 'vitest';
import { registerStep } from './register-step.ts';
import type { Session } from '../../data/sessions/session.ts';

const unknown: Session = { status: 'unknown' };
const visitor: Session = { status: 'signed_out' };
const verified: Session = { status: 'signed_in', user: { is_email_verified: true } as UserView };
const unverified: Session = { status: 'signed_in', user: { is_email_verified: false } as UserView };

test.each([
  ['a visitor starts at the account', visitor, '', 1],
  ['a visitor cannot skip it', visitor, 'step=3', 1],
  ['a step 2 without an address is not from a mail', visitor, 'step=2', 1],
  ['step 2 together with an address jumps there', visitor, 'step=2&email=noor@example.org', 2],
  ['a verified member at step 1 jumps to step 2', verified, '', 2],
  ['a verified member stays at a later step', verified, 'step=4', 4],
  ['a step that does not exist is the first', verified, 'step=9', 2],
  ['an unverified address is still at the account', unverified, 'step=4', 1],
  ['the first step can be shown before it is known who is here', unknown, '', 1],
  ['a later one cannot', unknown, 'step=2', null],
] as const)('%s', (_name, session, query, step) => {
  expect(registerStep(session, new URLSearchParams(query))).toBe(step);
});
