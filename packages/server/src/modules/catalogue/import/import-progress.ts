import { type Db, type DbTransaction, jsonb } from '../../../db/database.ts';
import type { Clock } from '../../../clock.ts';
import type { SkipReason } from './skip-reasons.ts';

/** How many lines became a product, and how many did not, by reason. */
export interface Tally {
  /** Without the header. */
  lines: number;
  taken: number;
  skipped: Partial<Record<SkipReason, number>>;
}

/** The record of one import, so that it continues where it was interrupted. */
export interface ImportProgress {
  /** What was done before. */
  readonly before: Tally;
  /** To be called in the transaction that stores the lines. */
  save(transaction: DbTransaction, tally: Tally): Promise<void>;
  finish(): Promise<void>;
}

/** Resumes the unfinished import of this file, or begins one. `fromStart` discards the unfinished one. */
export async function openProgress(
  { db, clock }: { db: Db; clock: Clock },
  fingerprint: string,
  fromStart: boolean,
): Promise<ImportProgress> {
  if (fromStart) {
    await db
      .deleteFrom('catalogue_imports')
      .where('fingerprint', '=', fingerprint)
      .where('finished_at', 'is', null)
      .execute();
  }
  const row =
    (await db
      .selectFrom('catalogue_imports')
      .select(['id', 'lines', 'taken', 'skipped'])
      .where('fingerprint', '=', fingerprint)
      .where('finished_at', 'is', null)
      .executeTakeFirst()) ??
    (await db
      .insertInto('catalogue_imports')
      .values({ fingerprint, lines: 0, taken: 0, skipped: jsonb({}), started_at: clock(), finished_at: null })
      .returning(['id', 'lines', 'taken', 'skipped'])
      .executeTakeFirstOrThrow());
  return {
    before: { lines: row.lines, taken: row.taken, skipped: row.skipped },
    async save(transaction, { lines, taken, skipped }) {
      await transaction
        .updateTable('catalogue_imports')
        .set({ lines, taken, skipped: jsonb(skipped as Record<string, number>) })
        .where('id', '=', row.id)
        .execute();
    },
    async finish() {
      await db
        .updateTable('catalogue_imports')
        .set({ finished_at: clock() })
        .where('id', '=', row.id)
        .execute();
    },
  };
}

/** Counts one more line that was skipped. */
export function countSkip({ skipped }: Tally, reason: SkipReason, times = 1): void {
  if (times > 0) skipped[reason] = (skipped[reason] ?? 0) + times;
}
