import { createLogger } from '../../logger.ts';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { useScanBench } from '../../../test/scan-bench.ts';
import type { FileStore } from './ports.ts';
import { createPhotoSweeper } from './sweep-photos.ts';

const MINUTE = 60_000;
const NEVER = new AbortController().signal;

const bench = useScanBench();

describe('the sweep', () => {
  it('the sweep removes orphaned files once no upload can be about to commit', async () => {
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
    bench.clock.advance(5 * MINUTE - 5_000);
    await bench.sweep();
    expect((await bench.files()).map(({ length }) => length)).toEqual([3, 3]);
    bench.clock.advance(10_000);
    await bench.sweep();
    expect((await bench.files())[0]).toEqual(known[0]);
    // Each run looks at the thumbnails with two other first digits.
    for (let run = 0; run < 256; run += 1) {
      await bench.sweep();
      bench.clock.advance(5 * MINUTE);
    }
    expect((await bench.files())[1]).toEqual(known[1]);
  });

  it('the sweep looks up any number of files in one statement', async () => {
    await bench.analyse(await bench.startScan('a finished one'));
    const [, known] = await bench.files();
    const names = [...known, ...Array.from({ length: 70_000 }, (_, index) => `orphan${index}.webp`)];
    const removed: string[] = [];
    const store = (batches: string[][]): FileStore => ({
      put: async () => undefined,
      find: async () => undefined,
      remove: async (name) => void removed.push(name),
      async *listOlderThan() {
        yield* batches;
      },
    });
    const { db, clock } = bench;
    const ender = {
      end: async () => undefined,
      stop: async () => async () => undefined,
      deleteOriginal: async () => undefined,
    };
    const sweeper = createPhotoSweeper({
      db,
      clock: clock.now,
      log: createLogger('silent'),
      ender,
      checkedPhotos: { forgetOld: async () => undefined },
      originals: store([]),
      thumbnails: store([names]),
    });
    await sweeper.removeOrphans(clock.now(), NEVER);
    expect(removed).toEqual(names.slice(1));
  });

  it('the sweep at the start removes what is older than the server, and ends early when the server stops', async () => {
    const orphan = path.join(bench.directory, 'originals', 'abc');
    await writeFile(orphan, 'orphan');
    const { mtime } = await stat(orphan);
    const onError = vi.fn<(error: unknown) => void>();
    const later = new Date(mtime.getTime() + 1);
    await bench.scans.sweep(later, onError)();
    await bench.scans.sweep(mtime, onError)();
    expect((await bench.files())[0]).toEqual(['abc']);
    const end = bench.scans.sweep(later, onError);
    await vi.waitFor(async () => expect((await bench.files())[0]).toEqual([]), {
      timeout: 10_000,
      interval: 5,
    });
    await end();
    expect(onError).not.toHaveBeenCalled();
  });

  it('the sweep forgets the photos of the last minute and the refusals of the last day', async () => {
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
    // This minute is one of PostgreSQL's clock.
    await sql`update recent_photos set received_at = received_at - interval '1 minute'`.execute(db);
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
  const member = { id: bench.member.id, emailKey: '' };
  const eraseFiles = await bench.db
    .transaction()
    .execute((transaction) => bench.scans.ports.erasure(transaction, member));
  await eraseFiles?.();
  expect(await bench.files()).toEqual([[], []]);
});

it('a thumbnail that could not be removed with its scan is removed by the first sweep that can', async () => {
  await bench.analyse(await bench.startScan('a finished one'));
  const [, [name = '']] = await bench.files();
  await bench.db.deleteFrom('scans').where('user_id', '=', bench.member.id).execute();
  await bench.sweep();
  expect((await bench.files())[1]).toEqual([name]);
  bench.clock.advance(6 * MINUTE);
  await bench.sweep();
  expect((await bench.files())[1]).toEqual([]);
  const noted = await bench.db
    .selectFrom('unneeded_thumbnails')
    .select('name')
    .where('name', '=', name)
    .execute();
  expect(noted).toEqual([]);
});
