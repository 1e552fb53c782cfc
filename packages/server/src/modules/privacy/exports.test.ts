import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import openapi from '@daylit/contract/openapi.json' with { type: 'json' };
import type { Export, ExportedData, Privacy } from '@daylit/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, photoForm, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { KEPT } from '../../retention.ts';
import { createArchiveWriter, ExportGone } from './write-archive.ts';

const nothing = async () => undefined;

async function* noScans(): AsyncGenerator<never> {}

async function readAll(_name: string, parts: AsyncIterable<unknown>): Promise<void> {
  for await (const part of parts) void part;
}

const analyser = createFakeAnalyser();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ analyser });
});
afterAll(() => server.close());

async function scan(member: SignedIn, photo: string, message?: string): Promise<number> {
  const { body } = await member.post('/api/scan-skin', scanForm(Buffer.from(photo), message));
  const { id } = body as { id: number };
  await endedScan(member, id);
  return id;
}

test('an id that was never given out names no export, whatever it looks like', async () => {
  const noor = await server.member();
  for (const id of ['x', 'not-an-id_', 'f'.repeat(64), randomUUID()]) {
    const missing = { status: 404, body: { detail: 'There is nothing at this address.' } };
    expect(await noor.get(`/api/export/${id}`)).toMatchObject(missing);
    expect(await noor.delete(`/api/export/${id}`)).toMatchObject(missing);
  }
});

/** Starts an export and waits until it is ready. */
async function exportOf(member: SignedIn): Promise<Export> {
  const { status } = await member.post('/api/export');
  expect(status).toBe(202);
  return await vi.waitFor(
    async () => {
      const { latest_export } = (await member.get('/api/privacy')).body as Privacy;
      expect(latest_export?.status).toBe('ready');
      return latest_export as Export;
    },
    { timeout: 20_000, interval: 30 },
  );
}

async function unpack(member: SignedIn, { id }: Export): Promise<Record<string, Uint8Array>> {
  return unzipSync(await member.download(`/api/export/${id}`));
}

const text = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] ?? new Uint8Array());

const ajv = addFormats.default(new Ajv2020({ strict: false }));
ajv.addSchema(openapi, 'document');
const isPublishedForm = ajv.compile({ $ref: 'document#/components/schemas/ExportedData' });

describe('an export', () => {
  test('an export holds everything of the member and nothing of anybody else, in the published form', async () => {
    const noor = await server.member({ username: '=noor<b>', plan: 'pro', profile: { region: 'DE' } });
    const eve = await server.member({ username: 'zelda-of-another-account' });
    await scan(eve, 'a photo of eve', 'words of zelda');
    for (let count = 1; count <= 4; count += 1)
      await scan(noor, `photo ${count}`, `day ${count}, <i>dry</i>`);
    await server.db.updateTable('users').set({ plan: 'free' }).where('id', '=', noor.id).execute();
    const files = await unpack(noor, await exportOf(noor));

    const data = JSON.parse(text(files, 'data.json')) as ExportedData;
    expect(isPublishedForm(data) || isPublishedForm.errors).toBe(true);
    expect(data).toMatchObject({
      account: { username: '=noor<b>', email: noor.email },
      answers: { preferences: { age_band: '25-39' }, region: 'DE' },
      records: { consents: [{ purpose: 'photo_analysis', granted: true }] },
    });
    // The free plan shows three scans; the export has all of them.
    expect(data.scans.map(({ scan: { id, status }, message }) => [id, status, message])).toEqual(
      [1, 2, 3, 4].map((id) => [id, 'complete', `day ${id}, <i>dry</i>`]),
    );
    expect(Object.keys(files).filter((name) => name.startsWith('pictures/'))).toHaveLength(4);
    const tables = Object.entries(files).filter(([name]) => name.endsWith('.csv'));
    // Without this mark Excel reads "ü" as "Ã¼".
    for (const [, bytes] of tables) expect(Buffer.from(bytes.slice(0, 3)).toString('hex')).toBe('efbbbf');
    expect(tables.map(([name]) => name)).toEqual(
      expect.arrayContaining(['scores.csv', 'records/consents.csv']),
    );
    expect(text(files, 'records/consents.csv').split('\r\n')[1]).toMatch(/^photo_analysis,/);
    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join();
    expect(all.includes('zelda')).toBe(false);
    expect(JSON.stringify(data)).not.toMatch(/password|token_hash|argon|scrypt/);
  });

  test('an export has the published form while an older age waits', async () => {
    const teen = await server.member({ profile: { preferences: { age_band: '13-17' } } });
    await teen.post('/api/profile', { preferences: { age_band: '18-24' }, confirm: true });
    const data = JSON.parse(text(await unpack(teen, await exportOf(teen)), 'data.json')) as ExportedData;
    expect(isPublishedForm(data) || isPublishedForm.errors).toBe(true);
    expect(data.answers).toMatchObject({
      preferences: { age_band: '13-17' },
      age_change: { age_band: '18-24' },
    });
  });

  test('an export holds what the second photos of the member differ by', async () => {
    const [noor, eve] = [await server.member(), await server.member()];
    const taken_at = server.clock.now().toISOString();
    const pairs = [
      { engine_version: '4.0.0', differences: { redness: -0.4 } },
      { engine_version: '4.0.0', differences: { redness: 2.5 } },
    ];
    for (const [index, member] of [noor, eve].entries()) {
      await scan(member, 'a photo');
      analyser.pair = pairs[index] ?? {};
      await member.post('/api/checkins/1/second-photo', photoForm(Buffer.from('second photo')));
    }
    const files = await unpack(noor, await exportOf(noor));
    const data = JSON.parse(text(files, 'data.json')) as ExportedData;
    expect(data.records['second_photos']).toEqual([{ scan_id: 1, received_at: taken_at, pair: pairs[0] }]);
    expect(text(files, 'records/second_photos.csv')).toContain(taken_at);
  });

  test('an export has a page that needs nothing from elsewhere and runs nothing', async () => {
    const noor = await server.member({ username: '<script>alert(1)</script>' });
    await scan(noor, 'a photo', '<img src=x onerror=alert(1)>');
    const page = text(await unpack(noor, await exportOf(noor)), 'daylit.html');
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/<script|<img src=x|https?:\/\/|url\(/);
    expect(page).toMatch(/<img alt="[^"]+" src="data:image\/webp;base64,/);
    expect(page).toContain('Scan 1');
    expect(page.trimEnd().endsWith('</html>')).toBe(true);
  });

  test('an export lies on the disk so that only its member’s key opens it', async () => {
    const noor = await server.member({ username: 'canary-of-noor' });
    const { id } = await exportOf(noor);
    const file = await readFile(path.join(server.dataDir, 'exports', id));
    expect(file.includes('data.json')).toBe(false);
    expect(file.includes('canary-of-noor')).toBe(false);
  });

  test('an export is nobody else’s: for others it is absent', async () => {
    const [noor, eve] = [await server.member(), await server.member()];
    const { id } = await exportOf(noor);
    const [foreign, absent] = [
      await eve.get(`/api/export/${id}`),
      await eve.get('/api/export/00000000-0000-4000-8000-000000000000'),
    ];
    expect([foreign.status, foreign.body]).toEqual([404, { detail: 'There is nothing at this address.' }]);
    expect([absent.status, absent.body]).toEqual([foreign.status, foreign.body]);
    expect((await eve.get('/api/export/not..a..name')).status).toBe(422);
    expect((await server.visitor().get(`/api/export/${id}`)).status).toBe(401);
  });

  test('an export can be started once a day, however often it is asked for at once', async () => {
    const noor = await server.member();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => noor.post('/api/export')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 429, 429, 429, 429]);
    const again = await noor.post('/api/export');
    expect(again.body).toEqual({
      detail: 'Your last export is still here. You can start another one in 24 hours.',
    });
    expect(Number(again.headers.get('retry-after'))).toBe(KEPT.export / 1000);
  });

  test('while a scan runs gives that scan as it is', async () => {
    const noor = await server.member();
    await scan(noor, 'a photo');
    await server.db
      .updateTable('scans')
      .set({ status: 'analysing', photo_key: Buffer.alloc(64), photo_deleted_at: null })
      .where('user_id', '=', noor.id)
      .execute();
    const data = JSON.parse(text(await unpack(noor, await exportOf(noor)), 'data.json')) as ExportedData;
    expect(data.scans).toMatchObject([{ scan: { status: 'analysing' }, picture: null }]);
  });

  test('an export is gone a day later, and another one can be started', async () => {
    const noor = await server.member();
    const { id } = await exportOf(noor);
    server.clock.advance(KEPT.export);
    expect((await noor.get(`/api/export/${id}`)).status).toBe(404);
    expect((await noor.get('/api/privacy')).body).toMatchObject({ latest_export: null });
    const next = await exportOf(noor);
    expect(next.id).not.toBe(id);
    expect((await readdir(path.join(server.dataDir, 'exports'))).includes(next.id)).toBe(true);
  });
});

describe('an export that is cancelled', () => {
  test('an export that is cancelled leaves nothing, and another one can be started at once', async () => {
    const [noor, eve] = [await server.member(), await server.member()];
    await scan(noor, 'a photo');
    const { id } = (await noor.post('/api/export')).body as Export;
    expect((await eve.delete(`/api/export/${id}`)).status).toBe(404);
    expect((await noor.delete(`/api/export/${id}`)).status).toBe(200);
    expect((await noor.delete(`/api/export/${id}`)).status).toBe(404);
    expect((await noor.get('/api/privacy')).body).toMatchObject({ latest_export: null });
    const next = await exportOf(noor);
    await noor.delete(`/api/export/${next.id}`);
    const kept = await readdir(path.join(server.dataDir, 'exports'));
    expect(kept.filter((name) => name.startsWith(id) || name.startsWith(next.id))).toEqual([]);
  });

  test('while it is packed stops its job', async () => {
    const noor = await server.member();
    const writeArchive = createArchiveWriter({
      ...server,
      clock: server.clock.now,
      scans: {
        count: async () => 1,
        read: noScans,
        readStages: noScans,
        readThumbnailNames: noScans,
        findThumbnail: nothing,
      },
      archives: { write: readAll, read: nothing, remove: nothing, listOlderThan: async () => [] },
      async *listArchive() {
        await server.db.deleteFrom('exports').where('user_id', '=', noor.id).execute();
        for (let part = 0; ; part += 1) yield { name: `${part}`, content: [randomBytes(2 ** 20)] };
      },
    });
    const row = {
      id: '11111111-2222-4333-8444-555555555555',
      user_id: noor.id,
      status: 'queued',
      scans_done: 0,
      scans_total: 0,
      created_at: server.clock.now(),
    } as const;
    await server.db.insertInto('exports').values(row).execute();
    await expect(writeArchive(row, new AbortController().signal)).rejects.toThrow(ExportGone);
  });
});
