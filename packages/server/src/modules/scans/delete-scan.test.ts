import type { ProgressSummary, ProgressTrend, Scan, Usage } from '@daylit/contract';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow } from '../../../test/files-below.ts';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { PASSWORD } from '../../../test/members.ts';
import { endedScan, photoForm, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const NOT_THERE = 'There is nothing at this address.';

const analyser = createFakeAnalyser();
const { progress } = analyser;
let server: TestServer;
let noor: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ analyser });
});
afterAll(() => server.close());

beforeEach(async () => {
  analyser.progress = progress;
  analyser.beforeOutput = () => undefined;
  analyser.beforeRepeat = () => undefined;
  noor = await server.member({ plan: 'pro' });
});

async function start(member: SignedIn, number: number): Promise<void> {
  const answer = await member.post('/api/scan-skin', scanForm(Buffer.from(`photo ${member.id} ${number}`)));
  expect(answer).toMatchObject({ status: 202, body: { id: number } });
}

async function scan(member: SignedIn, ...numbers: number[]): Promise<void> {
  for (const number of numbers) {
    await start(member, number);
    await endedScan(member, number);
    server.clock.advance(1000);
  }
}

const remove = (member: SignedIn, number: number) => member.delete(`/api/checkins/${number}`, undefined);

const read = async (member: SignedIn, number: number) =>
  (await member.get(`/api/checkins/${number}`)).body as Scan;

const pictures = () => filesBelow(path.join(server.dataDir, 'thumbnails'));

const momentOf = (number: number) => `2026-11-0${number}T09:30:00.000Z`;

/** A sign over the scans of these numbers. A change over them began with the first. */
function trendOver(sign: 'redness' | 'shine', numbers: readonly [number, ...number[]]): ProgressTrend {
  return {
    sign,
    concern_name: sign,
    change: 'less_visible',
    trend: { kind: 'calmer', since: momentOf(numbers[0]), from: 4, to: 1, scans: 3, confidence: 0.9 },
    points: numbers.map((number) => ({
      checkin_id: number,
      created_at: momentOf(number),
      severity_score: number,
    })),
  };
}

/** What a report says that is compared with one scan, and has lines over others. */
function progressSince(compared_with: number, ...trends: ProgressTrend[]): ProgressSummary {
  return {
    overall_assessment: 'Redness is less visible than last time.',
    improvements: ['Redness is less visible than before.'],
    regressions: [],
    action_items: [],
    comparison: { result: 'comparable', compared_with, reason: null },
    trends,
    lost_signs: [{ sign: 'shine', concern_name: 'Shine', range: { low: 2, high: 3 } }],
  };
}

describe('a deleted scan', () => {
  it('a deleted scan is in no answer and leaves no file, and the others stay', async () => {
    await scan(noor, 1, 2);
    const { thumbnail_filename } = await read(noor, 2);
    await noor.post('/api/checkins/2/second-photo', photoForm(Buffer.from('second photo')));
    expect(await pictures()).toContain(thumbnail_filename);

    expect((await remove(noor, 2)).status).toBe(204);
    for (const gone of [
      '/api/checkins/2',
      '/api/checkins/2/events?after=0',
      '/api/checkins/1/comparison?with=2',
      `/api/thumbnails/${thumbnail_filename}`,
    ])
      expect([gone, (await noor.get(gone)).status]).toEqual([gone, 404]);
    expect((await noor.get('/api/checkins?offset=0&limit=10')).body).toMatchObject([{ id: 1 }]);
    expect((await noor.get('/api/checkins/latest')).body).toEqual({ id: 1 });
    expect((await noor.get('/api/repeatability')).body).toMatchObject({ pairs: 0, second_photos: [] });
    expect(await pictures()).not.toContain(thumbnail_filename);
    expect((await noor.get(`/api/thumbnails/${(await read(noor, 1)).thumbnail_filename}`)).status).toBe(200);
  });

  it('a deleted scan stays counted, and its number is not given again', async () => {
    await scan(noor, 1, 2);
    await remove(noor, 2);
    const used = async () => ((await noor.get('/api/usage')).body as Usage).scans.used;
    expect(await used()).toBe(2);
    await scan(noor, 3);
    expect(await used()).toBe(3);
    for (const number of [1, 3]) await remove(noor, number);
    expect((await noor.get('/api/checkins/latest')).body).toEqual({ id: null });
    await scan(noor, 4);
  });

  it('a failed scan can be deleted', async () => {
    analyser.beforeOutput = () => {
      throw new Error('The engine broke.');
    };
    await start(noor, 1);
    await server.db
      .updateTable('scans')
      .set({
        status: 'failed',
        failure_detail: 'It broke.',
        photo_key: null,
        photo_deleted_at: server.clock.now(),
      })
      .where('user_id', '=', noor.id)
      .execute();
    expect((await remove(noor, 1)).status).toBe(204);
  });

  it('on a plan that hides scans, a deleted one makes room for the next, and is not counted as hidden', async () => {
    await scan(noor, 1, 2, 3, 4, 5);
    await server.db.updateTable('users').set({ plan: 'free' }).where('id', '=', noor.id).execute();
    const hidden = async () =>
      (await noor.get('/api/checkins?offset=0&limit=10')).headers.get('x-hidden-count');
    expect(await hidden()).toBe('2');
    expect([(await remove(noor, 1)).status, (await remove(noor, 4)).status]).toEqual([404, 204]);
    expect(await hidden()).toBe('1');
    await server.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', noor.id).execute();
    expect((await remove(noor, 1)).status).toBe(204);
    await server.db.updateTable('users').set({ plan: 'free' }).where('id', '=', noor.id).execute();
    expect(await hidden()).toBe('0');
  });
});

describe('the reports after a deleted scan', () => {
  it('a later report keeps its sentences and loses every value of a deleted scan', async () => {
    await scan(noor, 1, 2);
    const { trend, ...redness } = trendOver('redness', [1, 2, 3]);
    const shine = trendOver('shine', [2, 3]);
    analyser.progress = progressSince(2, { ...redness, ...(trend && { trend }) }, shine);
    await scan(noor, 3);

    await remove(noor, 1);
    expect((await read(noor, 3)).analysis_result?.progress_summary).toEqual({
      ...analyser.progress,
      trends: [{ ...redness, points: redness.points.slice(1) }, shine],
    });

    await remove(noor, 2);
    const { lost_signs: _lost, ...sentences } = analyser.progress;
    const left = {
      ...sentences,
      comparison: { result: 'comparable', compared_with: null, reason: null },
      trends: [],
    };
    expect((await read(noor, 3)).analysis_result?.progress_summary).toEqual(left);
    const { body } = await noor.get('/api/checkins/3/events?after=0');
    expect(body).toContainEqual({ stage: 'progress_summary', payload: left });
  });

  it.each(['before', 'after'] as const)(
    'a report that is being written holds nothing of a scan that is deleted just %s its comparison is stored',
    async (moment) => {
      await scan(noor, 1, 2);
      analyser.progress = progressSince(1, trendOver('redness', [1, 2, 3]));
      let deleted: { status: number } | undefined;
      analyser.beforeOutput = async (output) => {
        const isNow =
          moment === 'after'
            ? output.type === 'finished'
            : output.type === 'stage' && output.event.stage === 'progress_summary';
        if (isNow) deleted = await remove(noor, 1);
      };
      await start(noor, 3);
      const { analysis_result } = await endedScan(noor, 3);
      expect(deleted?.status).toBe(204);
      expect(analysis_result?.progress_summary).toMatchObject({
        comparison: { compared_with: null },
        trends: [{ points: [{ checkin_id: 2 }, { checkin_id: 3 }] }],
      });
    },
  );
});

describe('a scan that cannot be deleted', () => {
  it('a scan is deleted by its member only, and once', async () => {
    await scan(noor, 1);
    const eve = await server.member();
    for (const answer of [await remove(eve, 1), await remove(noor, 2)])
      expect(answer).toMatchObject({ status: 404, body: { detail: NOT_THERE } });
    expect((await server.visitor().delete('/api/checkins/1', undefined)).status).toBe(401);
    expect((await read(noor, 1)).status).toBe('complete');

    const both = await Promise.all([remove(noor, 1), remove(noor, 1)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 404]));
    expect((await remove(noor, 1)).status).toBe(404);
  });

  it('a scan that is being analysed is refused with a sentence, and its report arrives', async () => {
    let refused: unknown;
    analyser.beforeOutput = async ({ type }) => {
      if (type === 'finished') refused = await remove(noor, 1);
    };
    await start(noor, 1);
    expect((await endedScan(noor, 1)).status).toBe('complete');
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: 'This scan is being analyzed. You can delete it as soon as it has ended.' },
    });
  });
});

describe('a scan that is deleted while something else happens', () => {
  it('a second photo of a scan that is deleted meanwhile is answered like one of an unknown scan', async () => {
    await scan(noor, 1);
    analyser.beforeRepeat = async () => {
      await remove(noor, 1);
    };
    const answer = await noor.post('/api/checkins/1/second-photo', photoForm(Buffer.from('second photo')));
    expect(answer.status).toBe(404);
  });

  it('a deletion that meets the erasure of the account leaves nothing, whichever is first', async () => {
    await scan(noor, 1);
    const [erased, deleted] = await Promise.all([
      noor.delete('/api/account', { current_password: PASSWORD, confirm: true }),
      remove(noor, 1),
    ]);
    expect(erased.status).toBe(202);
    expect([204, 401]).toContain(deleted.status);
    const rows = (table: 'scans' | 'deleted_scans') =>
      server.db.selectFrom(table).select('id').where('user_id', '=', noor.id).execute();
    expect([await rows('scans'), await rows('deleted_scans')]).toEqual([[], []]);
  });
});
