import type { HandOver } from '@daylit/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { sampleCatalogue } from '../catalogue/samples/sample-catalogue.ts';

const analyser = createFakeAnalyser();
let server: TestServer;
let noor: SignedIn;

const handOverOf = async (member: SignedIn) => (await member.get('/api/hand-over')).body as HandOver;
const serum = sampleCatalogue.products.find(({ step }) => step === 'serum');

beforeAll(async () => {
  server = await startTestServer({ analyser });
  noor = await server.member({ plan: 'pro' });
});
afterAll(() => server.close());

it('the hand-over is empty before the first report and without a routine', async () => {
  expect(await handOverOf(noor)).toEqual({
    trends: { scans: [], measures: [] },
    products: [],
    photos_sent_to: [],
  });
});

it('names each product once, with its parts of the day and the list of its label', async () => {
  if (!serum) throw new Error('The sample catalogue has no serum.');
  const { product, label } = serum;
  // Neither the order of adding nor the alphabetical one, in either of which the routine may be stored.
  for (const daypart of ['additional', 'night'])
    await noor.patch('/api/profile/confirm-product', {
      step: 'serum',
      daypart,
      product: { id: product.id, name: product.name },
    });
  const { products } = await handOverOf(noor);
  expect(products).toEqual([
    {
      name: product.name,
      dayparts: ['night', 'additional'],
      since: server.clock.now().toISOString(),
      is_sample: true,
      label_status: label.status,
      ingredients: label.ingredients.map(({ name }) => name),
    },
  ]);
  expect((await noor.get('/api/trends')).body).toMatchObject({
    products_started: [{ name: product.name, since: server.clock.now().toISOString() }],
  });
  const other = await server.member();
  expect((await handOverOf(other)).products).toEqual([]);
  expect((await other.get('/api/trends')).body).toMatchObject({ products_started: [] });
});

it('names every outside service that read a photo, once', async () => {
  const use = { source: 'external', sent_to: 'vision at model.example', reason: null, clamped: [] } as const;
  for (const [index, used] of [use, { ...use, sent_to: null }, use].entries()) {
    analyser.onOptions = async () => ({ assessment: 'Even.', use: { ...used, clamped: [] } });
    await noor.post('/api/scan-skin', scanForm(Buffer.from(`photo ${index}`)));
    await endedScan(noor, index + 1);
  }
  expect((await handOverOf(noor)).photos_sent_to).toEqual(['vision at model.example']);
});
