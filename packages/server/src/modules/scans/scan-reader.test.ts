import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plan, ScanEvent } from '@daylit/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeIn } from '../../../test/files-below.ts';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { sealJson } from '../members/ports.ts';
import { stageContext } from '../reports/sealed-findings.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let count = 0;

async function scan(member: SignedIn): Promise<number> {
  count += 1;
  return (await member.post('/api/scan-skin', scanForm(Buffer.from(`photo ${count}`)))).status;
}

/** What an answer's headers say, without those that differ from call to call. */
function withoutId(headers: Headers): [string, string][] {
  return [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
}

beforeAll(async () => {
  server = await startTestServer({ analyser: createFakeAnalyser() });
});
afterAll(() => server.close());

describe('somebody else', () => {
  it('somebody else gets the same bytes for a foreign scan as for an absent one', async () => {
    const [noor, eve] = [await server.member(), await server.member()];
    expect(await scan(noor)).toBe(202);
    const { thumbnail_filename } = await endedScan(noor, 1);
    const absent = '0'.repeat(32);
    for (const [foreign, missing] of [
      ['/api/checkins/1', '/api/checkins/2'],
      ['/api/checkins/1/events', '/api/checkins/2/events'],
      [`/api/thumbnails/${thumbnail_filename}`, `/api/thumbnails/${absent}.webp`],
    ] as const) {
      const [one, other] = [await eve.get(foreign), await eve.get(missing)];
      expect([one.status, one.body]).toEqual([404, { detail: 'There is nothing at this address.' }]);
      expect([other.status, other.body]).toEqual([one.status, one.body]);
      expect(withoutId(other.headers)).toEqual(withoutId(one.headers));
      expect((await server.visitor().get(foreign)).status).toBe(401);
    }
    expect((await eve.get('/api/checkins')).body).toEqual([]);
    expect((await eve.get('/api/checkins/latest')).body).toEqual({ id: null });
  });
});

describe('somebody else with a scan of the same number', () => {
  it('somebody else with a scan of the same number gets their own events, and for a number that only the other one has the same bytes as for an absent one', async () => {
    const [noor, eve] = [await server.member(), await server.member()];
    for (const [member, n] of [
      [noor, 1],
      [noor, 2],
      [eve, 1],
    ] as const) {
      expect(await scan(member)).toBe(202);
      await endedScan(member, n);
    }
    const events = (await noor.get('/api/checkins/1/events')).body as ScanEvent[];
    const type = events.find(({ stage }) => stage === 'skin_type');
    const words = { ...type?.payload, explanation: 'Of Noor alone.' };
    const sealed_payload = await sealJson(
      server.keys,
      server.db,
      noor.id,
      words,
      stageContext(1, 'skin_type'),
    );
    await server.db
      .updateTable('scan_events')
      .set({ sealed_payload })
      .where('user_id', '=', noor.id)
      .where('scan_id', '=', 1)
      .where('stage', '=', 'skin_type')
      .execute();
    expect(JSON.stringify((await noor.get('/api/checkins/1/events')).body)).toContain('Of Noor alone.');
    const own = await eve.get('/api/checkins/1/events');
    expect(own.body).toHaveLength(7);
    expect(JSON.stringify(own.body)).not.toContain('Of Noor alone.');
    const [foreign, absent] = [
      await eve.get('/api/checkins/2/events'),
      await eve.get('/api/checkins/3/events'),
    ];
    expect([foreign.status, foreign.body]).toEqual([404, { detail: 'There is nothing at this address.' }]);
    expect([absent.status, absent.body]).toEqual([foreign.status, foreign.body]);
    expect(withoutId(absent.headers)).toEqual(withoutId(foreign.headers));
  });
});

describe('the thumbnail', () => {
  it('the thumbnail of an older release, which is not sealed, is shown, and sealed from then on', async () => {
    const noor = await server.member();
    expect(await scan(noor)).toBe(202);
    const { thumbnail_filename: name } = await endedScan(noor, 1);
    const file = placeIn(path.join(server.dataDir, 'thumbnails'), name ?? '');
    const old = 'RIFF....WEBP of an older release';
    await writeFile(file, old);
    const show = async () => (await noor.get(`/api/thumbnails/${name}`)).body;
    expect(await show()).toEqual(old);
    expect((await readFile(file)).includes('older release')).toBe(false);
    expect(await show()).toEqual(old);
  });

  it('the thumbnail of a scan that has not ended is absent, to its owner as well', async () => {
    const noor = await server.member();
    expect(await scan(noor)).toBe(202);
    const { thumbnail_filename } = await endedScan(noor, 1);
    const url = `/api/thumbnails/${thumbnail_filename}`;
    expect((await noor.get(url)).status).toBe(200);
    await server.db
      .updateTable('scans')
      .set({ status: 'analysing', photo_key: Buffer.alloc(64), photo_deleted_at: null })
      .where('user_id', '=', noor.id)
      .execute();
    expect((await noor.get(url)).status).toBe(404);
  });
});

describe('the timeline', () => {
  it('the timeline hides what the plan does not show, and shows it again with a larger one', async () => {
    const noor = await server.member({ plan: 'pro' });
    for (let n = 1; n <= 5; n += 1) {
      expect(await scan(noor)).toBe(202);
      await endedScan(noor, n);
    }
    await server.db
      .updateTable('scans')
      .set({ created_at: new Date(server.clock.now().getTime() - 400 * DAY) })
      .where('user_id', '=', noor.id)
      .where('id', '<=', 1)
      .execute();
    const visible = async (plan: Plan) => {
      await server.db.updateTable('users').set({ plan }).where('id', '=', noor.id).execute();
      const list = (await noor.get('/api/checkins')).body as { id: number }[];
      const single = await Promise.all(
        [1, 2, 3, 4, 5].map(async (id) => (await noor.get(`/api/checkins/${id}/events`)).status),
      );
      return [list.map(({ id }) => id), single];
    };
    expect(await visible('free')).toEqual([
      [5, 4, 3],
      [404, 404, 200, 200, 200],
    ]);
    expect(await visible('plus_annual')).toEqual([
      [5, 4, 3, 2],
      [404, 200, 200, 200, 200],
    ]);
    expect(await visible('pro')).toEqual([
      [5, 4, 3, 2, 1],
      [200, 200, 200, 200, 200],
    ]);
  });
});
