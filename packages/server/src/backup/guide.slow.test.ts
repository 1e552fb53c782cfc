import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { scratch } from '../../test/backups.ts';
import { startRealServer } from '../../test/real-server.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { signUp } from '../../test/sign-up.ts';
import { openBucketPlace } from './bucket-place.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const GUIDE = path.join(ROOT, 'docs/operating/backup.md');

/** For two starts of a server and four commands, in milliseconds. Only a test that hangs should time out. */
const TEST_TIMEOUT = 300_000;

/** The blocks of commands of the guide, in order. */
async function readBlocks(): Promise<string[]> {
  const text = await readFile(GUIDE, 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
}

test('every command of the guide does what it says', { timeout: TEST_TIMEOUT }, async () => {
  const place = await scratch();
  for (const folder of ['etc', 'backup', 'data']) await mkdir(path.join(place, folder));
  const server = await startRealServer(path.join(place, 'data'));
  onTestFinished(server.kill);
  await signUp(server, 'noor@example.org');
  const store = await startS3Server();
  onTestFinished(store.close);
  store.createBucket('safe');
  await writeFile(path.join(place, 'etc/backup-secret'), store.secretAccessKey);
  const inBucket = openBucketPlace({ ...store, bucket: 'safe', prefix: 'daylit/' });

  const said: string[] = [];
  let exports = '';
  for (const block of await readBlocks()) {
    const backups = await readdir(path.join(place, 'backup'));
    const newest = backups.find((name) => name.endsWith('.backup')) ?? 'none';
    const [kept] = await inBucket.list();
    const commands = block
      .replaceAll('/etc/daylit', path.join(place, 'etc'))
      .replaceAll('/mnt/backup', path.join(place, 'backup'))
      .replaceAll('/srv/daylit-new', path.join(place, 'new'))
      .replaceAll('https://s3.example', store.endpoint)
      .replaceAll('safe/daylit/daylit-2026-11-29T1230Z.backup', `safe/daylit/${kept?.name ?? 'none'}`)
      .replaceAll('daylit-2026-11-29T1230Z.backup', newest);
    const env = { ...process.env, DATA_DIR: path.join(place, 'data'), DATABASE_URL: '' };
    const { stdout } = await promisify(execFile)('bash', ['-ec', exports + commands], { cwd: ROOT, env });
    exports += (commands.match(/^export .*\n/gm) ?? []).join('');
    said.push(stdout);
  }
  expect(said).toEqual([
    '',
    expect.stringMatching(/\.backup\n.* MB: 1 members/),
    expect.stringMatching(/s3:.*\.backup\n.* MB: 1 members/),
    expect.stringMatching(/^(The backup .* is whole: 1 members.*\n.*no report to read.*\n[^]*){2}$/m),
    expect.stringMatching(/Restored what there was .* 1 members/),
    '',
  ]);
  const restored = await startRealServer(path.join(place, 'new'));
  await restored.stop();
});
