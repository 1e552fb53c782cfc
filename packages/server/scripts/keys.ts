// `npm run keys -- rotate`: docs/operating/keys.md.
import { readConfig } from '../src/config.ts';
import { openBucket } from '../src/open-bucket.ts';
import { rotateKeys } from '../src/sealed-keyring.ts';

const USAGE = `Usage: npm run keys -- rotate

Seals every key in the bucket of FILES_URL again, under the first one of KEYS. The servers must know all of KEYS. What
was cut off goes on where it stopped.`;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function run([command, ...others]: string[]): Promise<number> {
  if (command !== 'rotate' || others.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const bucket = await openBucket(readConfig(process.env));
  if (!bucket) throw new Error('FILES_URL is missing: without it there are no keys to seal.');
  let last = '0 keys';
  await rotateKeys(bucket.objects, bucket.secrets, (seen, sealed) => {
    last = `${seen} keys looked at, ${sealed} sealed again`;
    process.stdout.write(`${last}\n`);
  });
  process.stdout.write(`Done: ${last}. All open with the first one of KEYS alone.\n`);
  return 0;
}
