import type { PhotoVerdict, ScanId } from '@daylit/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import path from 'node:path';
import { filesBelow } from '../../../test/files-below.ts';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { PASSWORD } from '../../../test/members.ts';
import { facePhoto, marked } from '../../../test/photos.ts';
import { endedScan, photoForm, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';

const MINUTE = 60_000;
const analyser = createFakeAnalyser();
const server = await startTestServer({ analyser });
afterAll(server.close);
const photo = await facePhoto();

let noor: SignedIn;
beforeEach(async () => {
  noor = await server.member();
});

/** The id under which a checked photo waits. */
async function check(member: SignedIn, bytes = photo): Promise<string> {
  const { status, body } = await member.post('/api/validate-photo', photoForm(bytes));
  expect(status).toBe(200);
  return (body as PhotoVerdict).checked_photo ?? '';
}

function scan(member: SignedIn, checkedPhoto: string) {
  const form = new FormData();
  form.append('checked_photo', checkedPhoto);
  form.append('user_message', 'A bit red today');
  return member.post('/api/scan-skin', form);
}

/** The sealed originals on the disk. */
const originals = () => filesBelow(path.join(server.dataDir, 'originals'));

test('a checked photo is scanned without being sent again, and is assessed once', async () => {
  let assessed = 0;
  const { assess } = analyser;
  analyser.assess = async (bytes) => {
    assessed += 1;
    return assess.call(analyser, bytes);
  };
  const id = await check(noor);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const { status, body } = await scan(noor, id);
  expect([status, body]).toEqual([202, { id: 1 }]);
  analyser.assess = assess;
  expect(assessed).toBe(1);
  const report = await endedScan(noor, (body as ScanId).id);
  expect(report).toMatchObject({ status: 'complete', user_message: 'A bit red today' });
  expect(await originals()).toEqual([]);
});

test('the same photo twice is one scan, whether it was checked or sent', async () => {
  const id = await check(noor);
  const clicks = await Promise.all([scan(noor, id), scan(noor, id)]);
  // The second one finds the scan, or a photo that was just taken; the page then sends it again.
  expect(clicks.map(({ status }) => status).filter((status) => status === 202)).not.toEqual([]);
  expect(clicks.every(({ status }) => [202, 404].includes(status))).toBe(true);
  expect(await noor.post('/api/scan-skin', scanForm(photo))).toMatchObject({ status: 202, body: { id: 1 } });
});

test.each([
  ['of another member', async () => check(await server.member())],
  ['that nobody checked', async () => 'a'.repeat(32)],
  [
    'before a newer one',
    async () => {
      const first = await check(noor);
      await check(noor, marked(photo, 'newer'));
      return first;
    },
  ],
  [
    'that waited for five minutes',
    async () => {
      const id = await check(noor);
      server.clock.advance(5 * MINUTE);
      return id;
    },
  ],
])('a checked photo %s cannot be scanned, and the answer says so', async (_, idOf) => {
  const { status, body } = await scan(noor, await idOf());
  expect([status, body]).toMatchObject([
    404,
    { detail: 'This photo is not kept any more. Please send it again.' },
  ]);
});

test('neither a photo nor an id is no scan, and says which field is missing', async () => {
  const form = new FormData();
  form.append('user_message', 'Hello');
  expect(await noor.post('/api/scan-skin', form)).toMatchObject({ status: 422, body: { field: 'files' } });
});

test('a photo that fails its check does not wait', async () => {
  analyser.verdict = { status: 'fail', reason: 'There is no face in this photo.', issue: 'no_face' };
  expect(await check(noor)).toBe('');
  analyser.verdict = { status: 'pass', reason: 'Sharp.', issue: null };
});

test('a checked photo is gone with the consent, and with the account', async () => {
  const before = await originals();
  await check(noor);
  expect(await originals()).toHaveLength(before.length + 1);
  await noor.post('/api/consents', { purpose: 'photo_analysis', granted: false });
  expect(await originals()).toEqual(before);
  await noor.post('/api/consents', { purpose: 'photo_analysis', granted: true });
  await check(noor);
  await noor.delete('/api/account', { current_password: PASSWORD, confirm: true });
  expect(await originals()).toEqual(before);
});

test('a photo that is sent, and not named, leaves no checked one behind', async () => {
  const before = await originals();
  await check(noor);
  await noor.post('/api/scan-skin', scanForm(photo));
  await endedScan(noor, 1);
  await check(noor);
  // Of a moment ago: the same scan.
  expect(await noor.post('/api/scan-skin', scanForm(photo))).toMatchObject({ body: { id: 1 } });
  expect(await originals()).toEqual(before);
});
