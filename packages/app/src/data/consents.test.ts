import { expect, test } from 'vitest';
import { isPhotoConsentGiven, useRecordConsent } from './consents.ts';
import { fakeApi } from './fake-api.ts';
import { createQueryClient } from './query-client.ts';
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
