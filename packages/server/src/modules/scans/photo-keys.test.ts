import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { placeIn } from '../../../test/files-below.ts';
import { useScanBench } from '../../../test/scan-bench.ts';
import { unseal } from '../../sealing.ts';
import { openPhoto } from './photo-cipher.ts';

const HOUR = 60 * 60 * 1000;
const GRACE = 5 * 60 * 1000;
const PHOTO = 'the photo says who I am';

/** Bytes of the hour's number, which is no secret. */
const HOUR_BYTES = 4;

const bench = useScanBench();
afterEach(async () => {
  // A waiting scan keeps the hour's key for all.
  await bench.db.deleteFrom('users').where('id', '=', bench.member.id).execute();
});

/** What an attacker has who copied the row and the file while the scan was waiting. */
interface Loot {
  photo_name: string;
  photo_key: Buffer;
  bytes: Buffer;
}

async function copyAll(): Promise<Loot> {
  const { photo_name, photo_key } = await bench.db
    .selectFrom('scans')
    .select(['photo_name', 'photo_key'])
    .where('user_id', '=', bench.member.id)
    .executeTakeFirstOrThrow();
  if (!photo_key) throw new Error('The scan has ended.');
  const bytes = await readFile(placeIn(path.join(bench.directory, 'originals'), photo_name));
  return { photo_name, photo_key, bytes };
}

/** Tries every 32 bytes of any file of the data directory and of the row itself. */
async function canOpen({ photo_name, photo_key, bytes }: Loot): Promise<boolean> {
  const files = await readdir(bench.directory, { recursive: true, withFileTypes: true });
  const contents = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(path.join(file.parentPath, file.name))),
  );
  const candidates = [...contents, photo_key].flatMap((content) =>
    Array.from({ length: Math.max(0, content.length - 31) }, (_, start) =>
      content.subarray(start, start + 32),
    ),
  );
  return candidates.some((key) => {
    for (const open of [
      () => openPhoto({ key, bytes }),
      () => openPhoto({ key: unseal(key, photo_key.subarray(HOUR_BYTES), photo_name), bytes }),
    ]) {
      try {
        return open().toString() === PHOTO;
      } catch {
        continue;
      }
    }
    return false;
  });
}

it('what was copied of a photo opens with nothing on disk once the hour of its scan is over', async () => {
  const scanId = await bench.startScan(PHOTO);
  const loot = await copyAll();
  expect(await canOpen(loot)).toBe(true);
  await bench.analyse(scanId);
  bench.clock.advance(HOUR + GRACE);
  await bench.discardPhotoKeys();
  expect(await canOpen(loot)).toBe(false);
});

it('the row alone never opens the photo', async () => {
  await bench.startScan(PHOTO);
  const loot = await copyAll();
  await rm(path.join(bench.directory, 'keys'), { recursive: true });
  expect(await canOpen(loot)).toBe(false);
});

it('the key of a waiting photo stays, however late its analysis comes', async () => {
  const scanId = await bench.startScan(PHOTO);
  bench.clock.advance(3 * HOUR);
  await bench.discardPhotoKeys();
  await bench.analyse(scanId);
  expect(await bench.scan(scanId)).toMatchObject({ status: 'complete' });
});

it('an upload that is about to commit at the end of an hour keeps its key', async () => {
  const untilNext = HOUR - (bench.clock.now().getTime() % HOUR);
  bench.clock.advance(untilNext - 1);
  await bench.startScan('another photo');
  const before = await readdir(path.join(bench.directory, 'keys'));
  await bench.analyse(1);
  bench.clock.advance(GRACE);
  await bench.discardPhotoKeys();
  expect(await readdir(path.join(bench.directory, 'keys'))).toEqual(before);
  bench.clock.advance(1);
  await bench.discardPhotoKeys();
  expect(await readdir(path.join(bench.directory, 'keys'))).toEqual(['members']);
});

it('the key of an hour that has begun for a server with a faster clock stays', async () => {
  bench.clock.advance(HOUR - (bench.clock.now().getTime() % HOUR));
  await bench.analyse(await bench.startScan(PHOTO));
  const before = await readdir(path.join(bench.directory, 'keys'));
  bench.clock.advance(-GRACE);
  await bench.discardPhotoKeys();
  expect(await readdir(path.join(bench.directory, 'keys'))).toEqual(before);
  bench.clock.advance(-1);
  await bench.discardPhotoKeys();
  expect(await readdir(path.join(bench.directory, 'keys'))).toEqual(['members']);
});

it('a start after a pause discards the keys that expired meanwhile', async () => {
  await bench.analyse(await bench.startScan(PHOTO));
  bench.clock.advance(24 * HOUR);
  await bench.scans.discardOldKeys();
  expect(await readdir(path.join(bench.directory, 'keys'))).toEqual(['members']);
});

it('a scan whose key is lost ends and is not counted', async () => {
  const scanId = await bench.startScan(PHOTO);
  await rm(path.join(bench.directory, 'keys'), { recursive: true });
  await bench.analyse(scanId);
  expect(await bench.scan(scanId)).toMatchObject({
    status: 'failed',
    failure_detail: expect.stringMatching(/^The photo was lost/),
  });
  expect(await bench.used()).toBe(0);
});
