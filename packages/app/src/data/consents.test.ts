import { expect, test } from 'vitest';
import { isPhotoConsentGiven, useAcceptLegalTerms, useRecordConsent } from './consents.ts';
import { fakeApi } from './fake-api.ts';
import { createQueryClient } from './query-client.ts';
import { sessionQuery } from './sessions/session.ts';
import { showHook } from './show-hook.ts';

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
  const { client, mutateAsync } = showHook(useRecordConsent);
  await isPhotoConsentGiven(client);
  await mutateAsync({ purpose: 'photo_analysis', granted: true });
  expect(client.getQueryData(['consents'])).toEqual([external, photo(true)]);
});

test('after the terms are accepted, the user is who the server then says, not who answered the acceptance', async () => {
  const calls = fakeApi({
    'POST /api/update-legal-acceptance': { body: { email: 'noor@example.org', agreed_to_terms: false } },
    'GET /api/me': { body: { email: 'noor@example.org', agreed_to_terms: true, plan_expires_at: null } },
  });
  const { client, mutateAsync } = showHook(useAcceptLegalTerms);
  await mutateAsync();
  expect(calls).toEqual(['POST /api/update-legal-acceptance', 'GET /api/me']);
  expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({ agreed_to_terms: true });
});

test('terms whose acceptance cannot be seen afterwards are not accepted yet', async () => {
  fakeApi({ 'POST /api/update-legal-acceptance': { body: {} }, 'GET /api/me': { status: 503 } });
  const { client, mutateAsync } = showHook(useAcceptLegalTerms);
  await expect(mutateAsync()).rejects.toMatchObject({ status: 503 });
  expect(client.getQueryData(sessionQuery.queryKey)).toBeUndefined();
});
