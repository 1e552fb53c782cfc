import type { ScanEvent } from '@daylit/contract';
import { paintFace } from '@daylit/phantom';
import sharp from 'sharp';
import type { RunningServer } from '../../src/composition.ts';
import { listPreviousScans } from '../../src/modules/scans/previous-scans.ts';
import { createSessionStore } from '../../src/modules/sign-in/session-store.ts';
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
  const keys = await memberKeysOf(dataDir);
  const [newest] = await listPreviousScans(db, keys, noor.id, COPIED + 1);
  if (!newest) throw new Error('There is no report to copy.');
  const token = await createSessionStore({ clock: clock.now }).start(db, { user_id: noor.id }, undefined);
  const visitor = createVisitor({ url: server.url, token });
  const copy = {
    bytes: 200_000,
    events: (await visitor.get(`/api/checkins/${COPIED}/events`)).body as ScanEvent[],
    ending: { status: 'complete', record: newest.record } as const,
    thumbnail: await makePicture(),
  };

  const who = { email: EMAIL, username: 'archive', plan: 'pro_annual' } as const;
  const { id } = await addMember(db, clock.now, who, keys);
  const now = clock.now().getTime();
  for (let number = 1; number <= count; number++) {
    const moment = { now: () => new Date(now - (count - number) * HOUR) };
    await storeScan({ db, dataDir, clock: moment }, id, { ...copy, number });
    if (number % 1000 === 0) console.log(`archive: ${number} of ${count} scans`);
  }
  return EMAIL;
}

/** One picture for all copies. */
async function makePicture(): Promise<Buffer> {
  const { data, width, height } = paintFace({ width: 384, height: 480 });
  return await sharp(data, { raw: { width, height, channels: 3 } })
    .webp()
    .toBuffer();
}
