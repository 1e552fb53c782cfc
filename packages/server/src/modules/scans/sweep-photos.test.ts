import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScanBench, type ScanBench } from '../../../test/scan-bench.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

const MINUTE = 60_000;

let database: TestDatabase;
let bench: ScanBench;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  bench = await createScanBench(database);
});
afterEach(() => bench.close());

describe('the sweep', () => {
  it('removes what no check-in knows once no upload can be about to commit', async () => {
    await bench.analyse(await bench.startScan('a finished one'));
    await bench.startScan('a waiting one');
    const known = await bench.files();
    for (const orphan of [
      'originals/abc',
      'originals/abd.tmp',
      'thumbnails/abc.webp',
      'thumbnails/abc.webp.tmp',
    ]) {
      await writeFile(path.join(bench.directory, orphan), 'orphan');
    }
    await bench.sweep();
    expect((await bench.files()).map(({ length }) => length)).toEqual([3, 3]);
    bench.clock.advance(MINUTE + 5_000);
    await bench.sweep();
    expect(await bench.files()).toEqual(known);
  });

  it('before serving removes everything unknown of a single server', async () => {
    const orphan = path.join(bench.directory, 'originals', 'abc');
    await writeFile(orphan, 'orphan');
    const past = new Date(bench.clock.now().getTime() - 1_000);
    await utimes(orphan, past, past);
    await bench.scans.removeOrphans({ isSingleServer: false });
    expect((await bench.files())[0]).toEqual(['abc']);
    await bench.scans.removeOrphans({ isSingleServer: true });
    expect((await bench.files())[0]).toEqual([]);
  });

  it('forgets the photos of the last minute and the refusals of the last day', async () => {
    const { db } = bench;
    await bench.startScan('a photo');
    await db
      .insertInto('refused_photos')
      .values({ user_id: bench.member.id, refused_at: bench.clock.now() })
      .execute();
    const counts = () =>
      Promise.all(
        (['recent_photos', 'refused_photos'] as const).map(
          async (table) =>
            (await db.selectFrom(table).select('user_id').where('user_id', '=', bench.member.id).execute())
              .length,
        ),
      );
    await bench.sweep();
    expect(await counts()).toEqual([1, 1]);
    bench.clock.advance(MINUTE);
    await bench.sweep();
    expect(await counts()).toEqual([0, 1]);
    bench.clock.advance(24 * 60 * MINUTE);
    await bench.sweep();
    expect(await counts()).toEqual([0, 0]);
  });
});

it('erasing a member removes the files that the rows point at', async () => {
  await bench.analyse(await bench.startScan('a finished one'));
  await bench.startScan('a waiting one');
  expect((await bench.files()).map(({ length }) => length)).toEqual([1, 1]);
  await bench.scans.files.eraseFiles(bench.member.id);
  expect(await bench.files()).toEqual([[], []]);
});
