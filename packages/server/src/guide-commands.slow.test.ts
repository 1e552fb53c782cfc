import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RealServer, startRealServer } from '../test/real-server.ts';
import { METRICS_TOKEN } from '../test/read-metrics.ts';
import { type S3Server, startS3Server } from '../test/s3-server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Pages whose commands have no test of their own. */
const PAGES = ['alerts', 'data', 'keys', 'mail', 'monitoring', 'payments'];

/** For a command that starts a program. Only a test that hangs should time out. In milliseconds. */
const TEST_TIMEOUT = 120_000;

/** A block that holds settings, and no command. */
const SETTINGS = /^(?:[A-Z_]+=.*\n)+$/;

const blocks = (
  await Promise.all(
    PAGES.map(async (name) => {
      const text = await readFile(path.join(ROOT, `docs/operating/${name}.md`), 'utf8');
      return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => [name, block] as const);
    }),
  )
).flat();
const commands = blocks
  .filter(([, block]) => !SETTINGS.test(block))
  .flatMap(([name, block]) =>
    block
      .trim()
      .split('\n')
      .map((line) => [name, line] as const),
  );

let dataDir: string;
let server: RealServer;
let s3: S3Server;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-guide-'));
  server = await startRealServer(dataDir, { METRICS_TOKEN });
  s3 = await startS3Server();
  s3.createBucket('daylit');
}, TEST_TIMEOUT);
afterAll(async () => {
  await server.stop();
  await s3.close();
  await rm(dataDir, { recursive: true });
});

/** What each command of these pages prints. */
const PRINTS: readonly (readonly [RegExp, RegExp])[] = [
  [/^npm run doctor -- --dns/, /^ok +database/m],
  [/^npm run doctor$/, /^ok +database/m],
  [/^npm run admin -- jobs$/, /waiting|No job waits/],
  [/^npm run admin -- jobs --retry/, /No job of this name has failed/],
  [/^npm run keys -- rotate$/, /^Done: .* keys looked at/m],
  [/^openssl /, /^[\w+/]{43}=$/m],
  [/^curl /, /^daylit_dependency_up\{dependency="database"\} 1$/m],
  [/^df /, /Filesystem/],
  [/^du /, /pg18/],
];

test.each(commands)(
  'the command of the page %s does what it says: %s',
  { timeout: TEST_TIMEOUT },
  async (_, line) => {
    const [, prints] = PRINTS.find(([command]) => command.test(line)) ?? [];
    expect(prints).toBeDefined();
    const command = line.replace('https://daylit.example', server.url).replace('9.9.9.9', '127.0.0.1:9');
    const env = {
      ...process.env,
      METRICS_TOKEN,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ...(line.includes(' keys ') && s3.settings('daylit')),
    };
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', command], { cwd: ROOT, env }).catch(
      (error: Error & { stdout: string; stderr: string }) => error,
    );
    expect(`${stdout}\n${stderr}`).toMatch(prints ?? /^never$/);
  },
);

test('every setting in these pages is one of the server', async () => {
  const documented = await readFile(path.join(ROOT, 'docs/environment.md'), 'utf8');
  const names = blocks
    .filter(([, block]) => SETTINGS.test(block))
    .flatMap(([, block]) => [...block.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !documented.includes(`\`${name.replace(/_FILE$/, '')}\``))).toEqual([]);
});
