import {
  CARE_PLAN_EXAMPLE,
  CONDITION_NOTES_EXAMPLE,
  PHOTO_QUALITY_EXAMPLE,
  PRODUCT_NEEDS_EXAMPLE,
  PROGRESS_SUMMARY_EXAMPLE,
  type ScanEvent,
  SKIN_SENSITIVITY_FINDING_EXAMPLE,
  SKIN_TYPE_FINDING_EXAMPLE,
} from '@daylit/contract';
import { Kysely, PostgresDialect } from 'kysely';
import { type Database, openDatabase } from '../src/db/database.ts';
import { createScanReader } from '../src/modules/scans/scan-reader.ts';
import { addMember, memberKeysOf } from './members.ts';
import { storeScan } from './stored-scans.ts';
import { leftOutsOf } from './left-outs.ts';

const HOUR = 3_600_000;

const EVENTS: ScanEvent[] = [
  { stage: 'photo_quality', payload: PHOTO_QUALITY_EXAMPLE },
  { stage: 'skin_type', payload: SKIN_TYPE_FINDING_EXAMPLE },
  { stage: 'skin_sensitivity', payload: SKIN_SENSITIVITY_FINDING_EXAMPLE },
  { stage: 'condition_notes', payload: CONDITION_NOTES_EXAMPLE },
  { stage: 'care_plan', payload: CARE_PLAN_EXAMPLE },
  { stage: 'progress_summary', payload: PROGRESS_SUMMARY_EXAMPLE },
  { stage: 'product_needs', payload: PRODUCT_NEEDS_EXAMPLE },
];

/** The database and the data directory of a running server. */
interface Place {
  databaseUrl: string;
  dataDir: string;
}

/**
 * Writes a Pro member with so many reports, an hour apart. Returns the session token, and how PostgreSQL
 * finds the first page of their timeline.
 */
export async function storeHistory(
  { databaseUrl, dataDir }: Place,
  count: number,
): Promise<{ token: string; explain(): Promise<string[]>; close(): Promise<void> }> {
  const { db, pool, close } = openDatabase({ url: databaseUrl });
  const keys = await memberKeysOf(dataDir);
  const now = Date.now();
  const clock = () => new Date(now);
  const { id, token } = await addMember(
    db,
    clock,
    { email: `history-${count}@example.org`, plan: 'pro' },
    keys,
  );
  for (let number = 1; number <= count; number++) {
    const moment = { now: () => new Date(now - (count - number) * HOUR) };
    const ending = { status: 'complete', record: {} } as const;
    const scan = { number, bytes: 1, events: EVENTS, ending, thumbnail: new Uint8Array(1) };
    await storeScan({ db, dataDir, clock: moment }, id, scan);
  }

  async function explain(): Promise<string[]> {
    await pool.query('analyze scans, scan_events');
    const queries: { sql: string; parameters: readonly unknown[] }[] = [];
    const logging = new Kysely<Database>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query: { sql, parameters } }) => {
        queries.push({ sql, parameters });
      },
    });
    const reader = createScanReader({
      db: logging,
      clock,
      keys,
      thumbnails: { find: async () => undefined } as never,
      uploadReplies: { find: async () => new Map() },
      leftOuts: leftOutsOf({}),
      tonights: { planToday: async (_userId, plan) => plan },
    });
    await reader.list({ id, plan: 'pro' } as never, { offset: 0, limit: 10 });
    const page = queries[0];
    if (!page) throw new Error('The reader asked nothing.');
    const { rows } = await pool.query<Record<'QUERY PLAN', string>>(
      `explain (analyze, costs off, summary off) ${page.sql}`,
      [...page.parameters],
    );
    return rows.map((row) => row['QUERY PLAN']);
  }

  return { token, explain, close };
}
