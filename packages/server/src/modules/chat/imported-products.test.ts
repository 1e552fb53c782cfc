import { afterAll, expect, it } from 'vitest';
import { eventsIn } from '../../../test/chat-stream.ts';
import { storeInvented } from '../../../test/invented-products.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import type { ChatReply } from '@daylit/contract';

const server = await startTestServer({ hasAssistant: true });
afterAll(server.close);

it('an imported product is found by its step, whatever it is called', async () => {
  const list = 'Aqua, Glycerin, Caffeine, Phenoxyethanol';
  await storeInvented(server.db, [{ code: '4000000000011', step: 'eye_cream', list, price: 3 }]);
  const preferences = { age_band: '25-39', pregnancy: 'no' } as const;
  const noor = await server.member({ profile: { preferences } });
  const message = 'Can you recommend a cheap eye cream?';
  const search = eventsIn(await noor.post('/api/chat2/stream', { message })).at(-1);
  if (search?.type !== 'ready_for_resume') throw new Error(`No search: ${JSON.stringify(search)}`);
  const { product_intent, category } = search;
  const wish = { message, product_intent, category };
  const { products } = (await noor.post('/api/chat2/resume', wish)).body as ChatReply;
  expect(products.map(({ name }) => name)).toContain('Invented 4000000000011');
});
