// A worker like the server's: the engine and the decoding of photos. It reports when it is ready and when it
// is done.
import { parentPort } from 'node:worker_threads';
import { createEngine } from '../../../packages/vision/src/index.ts';
import { readModels } from '../../../packages/vision/test/models.ts';
import { decodePhonePhoto } from './decode-photo.ts';

const CONTEXT = { checkin_id: 1, created_at: '2026-01-01T00:00:00.000Z', isTeen: false, history: [] };
const engine = await createEngine(readModels());
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const say = (word: string): void => parentPort?.postMessage(word);

parentPort?.on('message', async (photo: Uint8Array) => {
  const stages = engine.analyse(await decodePhonePhoto(photo), CONTEXT);
  while (!stages.next().done);
  say('done');
});
say('ready');
