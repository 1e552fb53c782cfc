import type { Scan } from '@daylit/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { facePhoto, marked } from '../../../test/photos.ts';
import { scanForm } from '../../../test/scans.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer({ hasEngine: true });
afterAll(server.close);

test('twenty members who scan at the same moment are all served, and each gets a report', async () => {
  const photo = await facePhoto();
  const members = await Promise.all(Array.from({ length: 20 }, () => server.member()));
  const answers = await Promise.all(
    members.map((member, index) => member.post('/api/scan-skin', scanForm(marked(photo, `photo ${index}`)))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from(members, () => 202));
  // Twenty who ask all the time, from one address, would be held back on a busy machine.
  const running = server.db.selectFrom('scans').select('id').where('status', '=', 'analysing');
  await vi.waitFor(async () => expect(await running.execute()).toEqual([]), {
    timeout: 80_000,
    interval: 250,
  });
  const scans = await Promise.all(members.map((member) => member.get('/api/checkins/1')));
  expect(scans.map(({ body }) => (body as Scan).status)).toEqual(Array.from(members, () => 'complete'));
}, 90_000);
