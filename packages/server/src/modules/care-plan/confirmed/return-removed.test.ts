import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { createConfirmedStore } from './confirmed-store.ts';

const server = await startTestServer();
afterAll(server.close);

const LACTIC = 'sample:exfoliant-shingle-lactic';

test('a product that was taken out comes back to its place with the days that were chosen for it', async () => {
  const noor = await server.member();
  const store = createConfirmedStore(server);
  const confirm = (where: object) =>
    noor.patch('/api/profile/confirm-product', { ...where, product: { id: LACTIC } });
  const place = { step: 'exfoliant', daypart: 'weekly' };
  expect(await confirm({ ...place, days: ['Tuesday', 'Friday'] })).toMatchObject({
    status: 200,
  });
  await noor.patch('/api/profile/remove-product', { ...place, id: LACTIC });
  expect(await store.list(server.db, noor.id)).toEqual([]);
  expect(await confirm(place)).toMatchObject({ status: 200 });
  const rows = await store.list(server.db, noor.id);
  expect(rows).toMatchObject([{ ...place, days: ['Tuesday', 'Friday'] }]);
});
