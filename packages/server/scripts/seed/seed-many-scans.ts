import type { ScanEvent } from '@daylit/contract';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningServer } from '../../src/composition.ts';
import { findScanRow } from '../../src/modules/scans/repository.ts';
import { openRecord, thumbnailContext } from '../../src/modules/scans/sealed-findings.ts';
import { createSessionStore } from '../../src/modules/sessions/session-store.ts';
import { addMember, memberKeysOf } from '../../test/members.ts';
import { storeScan } from '../../test/stored-scans.ts';
import type { TestClock } from '../../test/test-clock.ts';
import { createVisitor } from '../../test/visitor.ts';
import { SEEDED_MEMBERS } from './seeded-members.ts';

const EMAIL = 'archive@example.org';
const HOUR = 3_600_000;
/** Noor's newest scan. */
const COPIED = SEEDED_MEMBERS[0]?.scans.length ?? 0;

interface Dependencies {
  server: RunningServer;
  dataDir: string;
  clock: TestClock;
  count: number;
}

/**
 * Makes a Pro member with `count` scans, an hour apart: copies of one real report. For measuring, because
 * analysing that many photos would take hours. Returns the e-mail address.
 */
export async function seedManyScans({ server, dataDir, clock, count }: Dependencies): Promise<string> {
  const { db } = server;
  const noor = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'noor')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const row = await findScanRow(db, noor.id, COPIED);
  if (!row?.sealed_record) throw new Error('There is no report to copy.');
  const token = await createSessionStore({ clock: clock.now }).start(db, { user_id: noor.id }, undefined);
  const visitor = createVisitor({ url: server.url, token });
  const open = await (await memberKeysOf(dataDir)).findOpener(db, noor.id);
  const file = await readFile(path.join(dataDir, 'thumbnails', row.thumbnail_filename));
  const copy = {
    bytes: row.photo_bytes,
    events: (await visitor.get(`/api/checkins/${COPIED}/events`)).body as ScanEvent[],
    ending: { status: 'complete', record: openRecord(open, COPIED, row.sealed_record) } as const,
    thumbnail: open(file, thumbnailContext(row.thumbnail_filename)),
  };

  const { id } = await addMember(db, clock.now, { email: EMAIL, username: 'archive', plan: 'pro_annual' });
  const now = clock.now().getTime();
  for (let number = 1; number <= count; number++) {
    const moment = { now: () => new Date(now - (count - number) * HOUR) };
    await storeScan({ db, dataDir, clock: moment }, id, { ...copy, number });
    if (number % 1000 === 0) console.log(`archive: ${number} of ${count} scans`);
  }
  return EMAIL;
}
