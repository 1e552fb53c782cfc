import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Export, ExportedData, Privacy } from '@daylit/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test, vi } from 'vitest';
import { placeIn } from '../../../test/files-below.ts';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer({ analyser: createFakeAnalyser() });
afterAll(server.close);

test('an export says what cannot be read any more, and holds everything else', async () => {
  const noor = await server.member();
  for (const [at, photo] of ['first', 'second', 'third'].entries()) {
    await noor.post('/api/scan-skin', scanForm(Buffer.from(photo)));
    await endedScan(noor, at + 1);
  }
  await noor.post('/api/chat2/stream', { message: 'Hello' });
  const broken = Buffer.from('not what was sealed');
  await server.db
    .updateTable('scan_events')
    .set({ sealed_payload: broken })
    .where('user_id', '=', noor.id)
    .where('scan_id', '=', 2)
    .execute();
  await server.db
    .updateTable('chat_messages')
    .set({ sealed_content: broken })
    .where('user_id', '=', noor.id)
    .execute();
  const { thumbnail_filename } = await server.db
    .selectFrom('scans')
    .select('thumbnail_filename')
    .where('user_id', '=', noor.id)
    .where('id', '=', 3)
    .executeTakeFirstOrThrow();
  await writeFile(placeIn(path.join(server.dataDir, 'thumbnails'), thumbnail_filename), broken);

  await noor.post('/api/export');
  const { id } = await vi.waitFor(
    async () => {
      const { latest_export } = (await noor.get('/api/privacy')).body as Privacy;
      expect(latest_export?.status).toBe('ready');
      return latest_export as Export;
    },
    { timeout: 20_000, interval: 30 },
  );
  const files = unzipSync(await noor.download(`/api/export/${id}`));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const data = JSON.parse(text('data.json')) as ExportedData;
  expect(data.scans.map(({ scan }) => scan.id)).toEqual([1, 3]);
  expect(data.unreadable_scans).toMatchObject([{ id: 2 }]);
  expect(data.records['chat']?.[0]).toMatchObject({
    role: 'user',
    content: 'This cannot be read any more.',
  });
  expect(Object.keys(files).filter((name) => name.startsWith('pictures/'))).toEqual([
    'pictures/scan-1.webp',
    'pictures/scan-2.webp',
  ]);
  const page = text('daylit.html');
  expect(page).toMatch(/Scan 2<.*This cannot be read any more\./);
  expect(page).toContain('Its small picture cannot be read any more.');
});
