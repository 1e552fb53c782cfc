// `npm run move-files`: docs/operating/several-servers.md.
import { bucketPlace, directoryPlace } from '../src/db/claim-data-dir.ts';
import { lockDataDir } from '../src/db/embedded/data-dir-lock.ts';
import { readConfig } from '../src/config.ts';
import { moveFiles } from '../src/move-files.ts';
import { openBucket } from '../src/open-bucket.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  await run();
} catch (error) {
  const words = stopping.signal.aborted
    ? 'Stopped. What has moved stays moved: run the same command again to go on.'
    : (error as Error).message;
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const bucket = await openBucket(config);
  if (!bucket) throw new Error('FILES_URL is missing: set it, and what it needs, as for the servers.');
  const { dataDir } = config;
  if ((await directoryPlace(dataDir).readId('final')) === undefined)
    return say(`Nothing has to move: ${dataDir} keeps no files.`);
  if ((await bucketPlace(bucket.objects, bucket.name).readId('final')) === undefined)
    throw new Error(
      'Start the server with FILES_URL first. It reads from both places until everything has moved.',
    );
  // A server of another machine that still writes to the directory holds this lock.
  const lock =
    config.databaseUrl === undefined
      ? undefined
      : lockDataDir({ dataDir, use: 'alone', address: 'move-files' });
  let said = 0;
  try {
    const count = await moveFiles({
      bucket,
      dataDir,
      signal: stopping.signal,
      onProgress(moved) {
        const thousands = Math.floor(moved / 1_000);
        if (thousands > said) say(`${thousands * 1_000} files and keys have moved.`);
        said = thousands;
      },
    });
    say(
      `${count} files and keys are in ${bucket.name}. Restart the servers, then ${dataDir} can be deleted.`,
    );
  } finally {
    lock?.release();
  }
}
