import { expect, test } from 'vitest';
import {
  isPhotoConsentGiven,
  useAcceptLegalTerms,
  useAnswerBeforePhoto,
  useRecordConsent,
} from './consents.ts';
import { fakeApi } from './fake-api.ts';
import { createQueryClient } from './query-client.ts';
import { sessionQuery } from './sessions/session.ts';
import { renderHook } from './render-hook.ts';

const photo = (granted: boolean) => ({ purpose: 'photo_analysis', granted });
const external = { purpose: 'external_ai', granted: false };

test.each([
  ['given', [external, photo(true)], true],
  ['not given', [external, photo(false)], false],
  ['not known to the server', [external], false],
])('the consent to the analysis of photos that is %s', async (_name, body, isGiven) => {
  fakeApi({ 'GET /api/consents': { body } });
  expect(await isPhotoConsentGiven(createQueryClient())).toBe(isGiven);
});

test('giving it gives this consent and no other', async () => {
  fakeApi({
    'GET /api/consents': { body: [external, photo(false)] },
    'POST /api/consents': { body: photo(true) },
  });
  const { client, mutateAsync } = renderHook(useRecordConsent);
  await isPhotoConsentGiven(client);
  await mutateAsync({ purpose: 'photo_analysis', granted: true });
  expect(client.getQueryData(['consents'])).toEqual([external, photo(true)]);
});

test('after the acceptance of the terms the user is fetched again', async () => {
  const calls = fakeApi({
    'POST /api/update-legal-acceptance': { body: { email: 'noor@example.org', agreed_to_terms: false } },
    'GET /api/me': { body: { email: 'noor@example.org', agreed_to_terms: true, plan_expires_at: null } },
  });
  const { client, mutateAsync } = renderHook(useAcceptLegalTerms);
  await mutateAsync();
  expect(calls).toEqual(['POST /api/update-legal-acceptance', 'GET /api/me']);
  expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({ agreed_to_terms: true });
});

test('terms whose acceptance cannot be seen afterwards are not accepted yet', async () => {
  fakeApi({ 'POST /api/update-legal-acceptance': { body: {} }, 'GET /api/me': { status: 503 } });
  const { client, mutateAsync } = renderHook(useAcceptLegalTerms);
  await expect(mutateAsync()).rejects.toMatchObject({ status: 503 });
  expect(client.getQueryData(sessionQuery.queryKey)).toBeUndefined();
});

test.each([
  [
    'both',
    { terms: true, photo_analysis: true },
    ['POST /api/update-legal-acceptance', 'POST /api/consents'],
  ],
  ['the terms alone', { terms: true, photo_analysis: false }, ['POST /api/update-legal-acceptance']],
  ['the consent alone', { terms: false, photo_analysis: true }, ['POST /api/consents']],
])('before a first photo %s may be given', async (_name, answer, recorded) => {
  const calls = fakeApi({
    'POST /api/update-legal-acceptance': { body: {} },
    'POST /api/consents': { body: photo(true) },
    'GET /api/me': { body: { email: 'noor@example.org', agreed_to_terms: true, plan_expires_at: null } },
  });
  await renderHook(useAnswerBeforePhoto).mutateAsync(answer);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(recorded);
});

test('accepted terms are known even when the consent could not be stored', async () => {
  fakeApi({
    'POST /api/update-legal-acceptance': { body: {} },
    'POST /api/consents': { status: 503 },
    'GET /api/me': { body: { email: 'noor@example.org', agreed_to_terms: true, plan_expires_at: null } },
  });
  const { client, mutateAsync } = renderHook(useAnswerBeforePhoto);
  await expect(mutateAsync({ terms: true, photo_analysis: true })).rejects.toMatchObject({ status: 503 });
  expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({ agreed_to_terms: true });
});
