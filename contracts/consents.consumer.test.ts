import { acceptLegalTerms, listConsents, recordConsent } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree } from './agree.ts';
import { MEMBER, PHOTO_CONSENT } from './examples.ts';
import { Matchers } from './pact.ts';

describe('the terms', () => {
  const acceptance = { agreed_to_terms: true, agreed_to_terms_date: '2026-11-18T08:30:00.000Z' } as const;

  test('the terms are accepted', async () => {
    const user = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the acceptance of the terms',
        request: { method: 'POST', path: '/api/update-legal-acceptance', json: acceptance },
        response: { status: 200, json: { ...MEMBER, agreed_to_terms: Matchers.equal(true) } },
      },
      (api) => acceptLegalTerms(api, acceptance),
    );
    expect(user).toMatchObject({ agreed_to_terms: true, agreed_to_terms_date: expect.any(String) });
  });
});

describe('consents', () => {
  const undecided = { ...PHOTO_CONSENT, granted: Matchers.equal(false), recorded_at: Matchers.nullValue() };

  test('consents that were never decided are listed as such', async () => {
    const consents = await agree(
      {
        given: 'a member without photo consent is signed in',
        receiving: 'a request for the consents',
        request: { method: 'GET', path: '/api/consents' },
        response: { status: 200, json: [undecided] },
      },
      (api) => listConsents(api),
    );
    expect(consents).toEqual([{ ...PHOTO_CONSENT, granted: false, recorded_at: null }]);
  });

  test('consents that were given are listed', async () => {
    const consents = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request for the consents',
        request: { method: 'GET', path: '/api/consents' },
        response: { status: 200, json: [{ ...PHOTO_CONSENT, granted: Matchers.equal(true) }] },
      },
      (api) => listConsents(api),
    );
    expect(consents).toEqual([PHOTO_CONSENT]);
  });

  test.each([
    { granted: true, words: 'given' },
    { granted: false, words: 'withdrawn' },
  ])('are $words', async ({ granted, words }) => {
    const decision = { purpose: 'photo_analysis', granted } as const;
    const consent = await agree(
      {
        given: granted ? 'a member without photo consent is signed in' : 'a member is signed in',
        receiving: `a consent that is ${words}`,
        request: { method: 'POST', path: '/api/consents', json: decision },
        response: { status: 200, json: { ...PHOTO_CONSENT, granted: Matchers.equal(granted) } },
      },
      (api) => recordConsent(api, decision),
    );
    expect(consent.granted).toBe(granted);
  });
});
