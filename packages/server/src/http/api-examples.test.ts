import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeAnalyser } from '../../test/fake-analyser.ts';
import { makeProgram } from '../../test/programs.ts';
import { endedScan, scanForm } from '../../test/scans.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { CALL_LIMITS } from './call-limits.ts';
import { loadDocument } from './document.ts';
import { FLOOD_LIMIT } from './flood-guard.ts';

const PAGES = path.join(import.meta.dirname, '../../../../docs/api');

/** The examples of the pages for programs, by the operation that they call. */
const examples = new Map<string, string>();
for (const name of await readdir(PAGES)) {
  const text = await readFile(path.join(PAGES, name), 'utf8');
  for (const part of text.split(/^## /m).slice(1)) {
    const [, command] = /^```sh\n(.*?)\n```$/ms.exec(part) ?? [];
    if (command?.includes('$DAYLIT_TOKEN')) examples.set(part.split('\n')[0] ?? '', command);
  }
}

/** No sample of the catalogue has a picture. The answer is that of the call, and not that of a refusal. */
const STATUSES: Record<string, string> = { scanSkin: '202', getProductPicture: '404' };
const IDS: Record<string, string> = { getProduct: 'sample:serum-level-niacinamide' };

const NOT_SEEN = {
  texture: null,
  lines: null,
  dark_circles: null,
  shine: null,
  tone_evenness: null,
  blemishes: null,
  dark_spots: null,
};

/** What two scans need to be compared. */
const RECORD = {
  engine_version: '3.0.0',
  thumbnail_crop: { left: 0, top: 0, width: 400, height: 500 },
  photo_status: 'pass',
  conditions: { sharpness: 0.55, light_balance: 0.1, face_width: 420, glasses: 'none', yaw: 2 },
  severities: { ...NOT_SEEN, redness: 3 },
  standard_deviations: { ...NOT_SEEN, redness: 0.1 },
};

const analyser = createFakeAnalyser();
analyser.beforeOutput = (output) => {
  if (output.type === 'finished') output.record = RECORD;
};
const server = await startTestServer({ analyser });
let directory: string;
let variables: Record<string, string>;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-examples-'));
  const noor = await server.member({ plan: 'pro_monthly' });
  for (const id of [1, 2]) {
    await noor.post('/api/scan-skin', scanForm(Buffer.from(`photo ${id}`)));
    await endedScan(noor, id);
  }
  const { thumbnail_filename } = await endedScan(noor, 1);
  const { token } = await makeProgram(server, noor, { scopes: ['read', 'scan'] });
  const photo = path.join(directory, 'selfie.jpg');
  await writeFile(photo, 'photo 3');
  // Says the status after the answer, so that the examples run as they are written.
  await writeFile(path.join(directory, '.curlrc'), String.raw`write-out = "\n%{http_code}"` + '\nsilent\n');
  variables = {
    DAYLIT_URL: server.url,
    DAYLIT_TOKEN: token,
    PHOTO: photo,
    CURL_HOME: directory,
    ID: '1',
    WITH: '2',
    FILENAME: thumbnail_filename ?? '',
    TIME_ZONE: 'Europe/Berlin',
    DATE: server.clock.now().toISOString().slice(0, 10),
  };
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

test('the pages have an example of each call that a program may make, and of no other', () => {
  const named = loadDocument().operations.filter(({ tokenScope }) => tokenScope !== undefined);
  expect([...examples.keys()].toSorted()).toEqual(named.map(({ id }) => id).toSorted());
});

test.each([...examples])('the example of %s works as it is written', async (id, command) => {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...variables,
    ...(IDS[id] !== undefined && { ID: IDS[id] }),
  };
  // The picture of a product has another kind of name than a thumbnail.
  if (id === 'getProductPicture') env['FILENAME'] = '0f8fad5bd9cb469fa16570867728950e.webp';
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { env, encoding: 'latin1' });
  expect({ status: stdout.split('\n').at(-1), stdout }).toEqual({ status: STATUSES[id] ?? '200', stdout });
});

test('the guide names the limits of the calls that a program may make', async () => {
  const guide = await readFile(path.join(PAGES, 'README.md'), 'utf8');
  const limited = [...examples.keys()].flatMap((id) => {
    const limit = CALL_LIMITS[id as keyof typeof CALL_LIMITS];
    return limit
      ? [`| \`${id}\` | ${limit.points} | ${limit.seconds === 60 ? 'a minute' : 'an hour'} |`]
      : [];
  });
  const rows = guide.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
  expect(limited).toHaveLength(3);
  expect(rows).toEqual(expect.arrayContaining([...limited, `| all calls | ${FLOOD_LIMIT} | a minute |`]));
});
