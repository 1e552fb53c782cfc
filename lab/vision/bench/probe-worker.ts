// Started by speed.ts as a process of its own. Starts workers in sequence, lets the first one scan a photo,
// and prints the memory that it took and the start time of each worker.
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { phonePhoto } from './phone-photo.ts';

// The server's threads also load their code from the compile cache.
const { directory } = enableCompileCache();
const env = { ...process.env, ...(directory && { NODE_COMPILE_CACHE: path.dirname(directory) }) };
const photo = await phonePhoto();
const before = process.memoryUsage().rss;
const starts: number[] = [];
let megabytes = 0;
for (let index = 0; index < Number(process.argv[2]); index++) {
  const startedAt = performance.now();
  const worker = new Worker(new URL('probe-thread.ts', import.meta.url), { env });
  await once(worker, 'message');
  starts.push(performance.now() - startedAt);
  if (index === 0) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(photo);
    await once(worker, 'message');
    megabytes = (process.memoryUsage().rss - before) / 2 ** 20;
  }
  await worker.terminate();
}
process.stdout.write(JSON.stringify({ megabytes, starts }));
