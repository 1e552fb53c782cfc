import { expect, test } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { renderHook } from '../render-hook.ts';
import { useRemoveSecondPhoto } from './repeatability.ts';
import { useTakeSecondPhoto } from './take-second-photo.ts';

const TAKE = 'POST /api/checkins/4/second-photo';
const KEY = ['repeatability'];
const OFFERED = { pairs: 0, offer: { checkin_id: 4, until: '2026-11-18T08:35:00.000Z' } };
const photo = { id: 4, file: new File(['pixels'], 'selfie.jpg', { type: 'image/jpeg' }) };

test('the result of a second photo replaces the offer at once', async () => {
  const known = { pairs: 1, offer: null };
  const calls = fakeApi({ [TAKE]: { body: known } });
  const { client, mutateAsync } = renderHook(useTakeSecondPhoto);
  client.setQueryData(KEY, OFFERED);
  await mutateAsync(photo);
  expect(calls).toEqual([TAKE]);
  expect(client.getQueryData(KEY)).toEqual(known);
});

test('after a refusal the offer is refetched, because it may have expired', async () => {
  fakeApi({ [TAKE]: { status: 409, detail: 'The 5 minutes after this scan are over.' } });
  const { client, mutateAsync } = renderHook(useTakeSecondPhoto);
  client.setQueryData(KEY, OFFERED);
  await expect(mutateAsync(photo)).rejects.toMatchObject({ status: 409 });
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
});

test('after a second photo is deleted, the result is that of the others', async () => {
  const left = { pairs: 0, offer: null };
  const remove = 'DELETE /api/checkins/4/second-photo';
  const calls = fakeApi({ [remove]: { body: left } });
  const { client, mutateAsync } = renderHook(useRemoveSecondPhoto);
  client.setQueryData(KEY, { pairs: 1, offer: null });
  await mutateAsync({ checkin_id: 4 });
  expect(calls).toEqual([remove]);
  expect(client.getQueryData(KEY)).toEqual(left);
});
