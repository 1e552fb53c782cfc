import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { createConfirmedStore } from './confirmed-store.ts';
import { createProductPeople } from './product-people.ts';

const server = await startTestServer();
afterAll(server.close);

const BALM = 'sample:cleanser-long-shore-oil';

test('five people who use a product are counted once each, and fewer are not told', async () => {
  const people = createProductPeople({ db: server.db, store: createConfirmedStore(server) });
  const members = await Promise.all(Array.from({ length: 5 }, () => server.member()));
  for (const member of members)
    for (const daypart of ['morning', 'night'])
      await member.patch('/api/profile/confirm-product', {
        step: 'cleanser',
        daypart,
        product: { id: BALM },
      });
  const count = async () => {
    await people.count(AbortSignal.timeout(10_000));
    return await people.find([BALM, 'sample:nothing']);
  };
  expect(await count()).toEqual(new Map([[BALM, 5]]));
  await server.db
    .deleteFrom('users')
    .where('id', '=', members[0]?.id ?? 0)
    .execute();
  expect(await count()).toEqual(new Map());
});
