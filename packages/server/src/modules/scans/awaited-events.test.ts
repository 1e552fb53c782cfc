import type { ScanEvent } from '@daylit/contract';
import { expect, test } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { facePhoto } from '../../../test/photos.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';

const MINUTE = { timeout: 60_000 };

async function eventsOf(member: SignedIn, after: number, wait: number): Promise<ScanEvent[]> {
  const { status, body } = await member.get(`/api/checkins/1/events?after=${after}&wait=${wait}`);
  expect(status).toBe(200);
  return body as ScanEvent[];
}

/** A scan whose analysis stops before its second stage until `goOn` is called. */
async function pausedScan() {
  const analyser = createFakeAnalyser();
  const server = await startTestServer({ analyser });
  const member = await server.member();
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  analyser.beforeOutput = () => promise;
  await member.post('/api/scan-skin', scanForm(await facePhoto()));
  expect((await eventsOf(member, 0, 25)).map(({ stage }) => stage)).toEqual(['photo_quality']);
  return { server, member, goOn };
}

test('a call for events is held until one arrives, and ends with the analysis', MINUTE, async () => {
  const { server, member, goOn } = await pausedScan();
  const held = eventsOf(member, 1, 25);
  // Were the first one answered at once, it would be answered before this one, which waits a second.
  const first = await Promise.race([held, eventsOf(member, 1, 1).then(() => 'the shorter one')]);
  expect(first).toBe('the shorter one');
  goOn();
  expect((await held)[0]?.stage).toBe('skin_type');
  await endedScan(member, 1);
  expect(await eventsOf(member, 100, 25)).toEqual([]);
  await server.close();
});

test('a server that stops answers the calls that it holds', MINUTE, async () => {
  const { server, member, goOn } = await pausedScan();
  const held = eventsOf(member, 1, 25);
  await eventsOf(member, 1, 1);
  const closing = server.close();
  expect(await held).toEqual([]);
  goOn();
  await closing;
});
