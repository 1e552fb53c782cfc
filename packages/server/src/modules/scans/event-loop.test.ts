import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { facePhoto } from '../../../test/photos.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let noor: SignedIn;
let photo: Buffer;

beforeAll(async () => {
  const small = await facePhoto();
  // 12 megapixels, as phones take them.
  photo = await sharp(small).resize(3024, 4032, { fit: 'fill' }).jpeg({ quality: 92 }).toBuffer();
  server = await startTestServer({ hasEngine: true });
  noor = await server.member();
  // A first scan, so that loading and compiling do not count: the first report alone compiles 60 ms of
  // validators.
  const somebody = await server.member();
  await somebody.post('/api/scan-skin', scanForm(small));
  await endedScan(somebody, 1);
}, 60_000);
afterAll(() => server.close());

/**
 * The most processor time, in milliseconds, that this thread spends in one turn of its event loop until it is
 * stopped. Other programs on the machine can make a turn long, but not busy.
 */
function watchTurns(): () => number {
  let most = 0;
  let before = process.threadCpuUsage();
  let next = setImmediate(function turn() {
    const { user, system } = process.threadCpuUsage(before);
    most = Math.max(most, (user + system) / 1000);
    before = process.threadCpuUsage();
    next = setImmediate(turn);
  });
  return () => {
    clearImmediate(next);
    return most;
  };
}

it('a photo never keeps another request waiting: no work on a photo happens in the main thread', async () => {
  const stop = watchTurns();
  const scan = noor.post('/api/scan-skin', scanForm(photo)).then(() => endedScan(noor, 1));
  for (let asked = 0; asked < 50; asked += 1) expect((await noor.get('/api/me')).status).toBe(200);
  expect(await scan).toMatchObject({ status: 'complete' });
  // A turn without work on a photo has taken 51 on a busy machine; the engine takes several hundred.
  expect(stop()).toBeLessThan(100);
});
