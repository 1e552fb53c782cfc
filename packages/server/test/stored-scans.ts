import type { ScanEvent } from '@daylit/contract';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeIn } from './files-below.ts';
import type { Clock } from '../src/clock.ts';
import type { Db } from '../src/db/database.ts';
import type { StoredReply } from '../src/modules/chat/stored-content.ts';
import { createUploadTurns } from '../src/modules/chat/upload-replies.ts';
import { memberLocks } from '../src/modules/members/member-locks.ts';
import { appendEvent, endScan, type Ending, insertScan } from '../src/modules/scans/repository.ts';
import type { RepeatPair } from '../src/modules/scans/ports.ts';
import { insertPair } from '../src/modules/scans/repeat-pairs.ts';
import { thumbnailContext } from '../src/modules/reports/sealed-findings.ts';
import { memberKeysOf } from './members.ts';

/** A scan as stored in the database, without any analysis. */
export interface StoredScan {
  /** Counted per member from 1. */
  number: number;
  /** Size of the photo, as its receipt says. */
  bytes: number;
  events: readonly ScanEvent[];
  /** How it ended; a scan without is running. */
  ending?: Ending;
  thumbnail: Uint8Array;
  /** The member's day. Absent as in scans from before it was kept. */
  taken_on?: string | null;
  /** The differences of its second photo; absent without one. */
  pair?: RepeatPair | undefined;
  /** What was written with the photo, and the reply to it; absent where nothing was. */
  asked?: { text: string; reply: StoredReply };
}

/**
 * Writes a scan of a member into the database and its thumbnail onto the disk. Returns the thumbnail's name.
 */
export async function storeScan(
  { db, clock, dataDir }: { db: Db; clock: { now: Clock }; dataDir: string },
  memberId: number,
  { number, bytes, events, ending, thumbnail, pair, asked, taken_on = null }: StoredScan,
): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.webp`;
  const scan = {
    user_id: memberId,
    created_at: clock.now(),
    taken_on,
    user_message: asked?.text ?? null,
    engine_version: '1.0.0',
    photo_bytes: bytes,
    photo_name: randomBytes(16).toString('hex'),
    photo_key: randomBytes(32),
    thumbnail_filename: name,
  };
  const keys = await memberKeysOf(dataDir);
  await db.transaction().execute(async (transaction) => {
    await insertScan(transaction, keys, number, scan, randomBytes(32));
    for (const event of events) await appendEvent(transaction, keys, memberId, number, event);
    if (ending) await endScan(transaction, keys, memberId, number, ending, clock.now());
    const second = { user_id: memberId, scan_id: number, received_at: clock.now() };
    if (pair) await insertPair(transaction, keys, second, pair);
  });
  const turns = createUploadTurns({ db, clock: clock.now, locks: memberLocks, keys });
  if (asked) await turns.add({ userId: memberId, scanId: number }, asked.text, asked.reply);
  const file = placeIn(path.join(dataDir, 'thumbnails'), name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await keys.seal(db, memberId, thumbnail, thumbnailContext(name)));
  return name;
}
