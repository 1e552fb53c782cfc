import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db, DbTransaction } from '../db/database.ts';
import type { OperatorActTable } from './tables.ts';

/** An act, as its row keeps it. */
export type OperatorAct = Selectable<OperatorActTable>;

/** What the log is told of an act. */
export type NewAct = Pick<OperatorAct, 'act' | 'subject' | 'reason'>;

/** The name of the operator who acts; null in a terminal. */
export type Actor = string | null;

/** The log of what operators did. */
export interface OperatorLog {
  /** Adds an act, if and only if the transaction commits. */
  note(transaction: DbTransaction, act: NewAct): Promise<void>;
  /** All acts, oldest first, and the first one that does not follow the act before; undefined if all do. */
  read(): Promise<{ acts: OperatorAct[]; broken: OperatorAct | undefined }>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  actor: Actor;
}

/** Makes the log of one actor. All write to the same one. */
export function createOperatorLog({ db, clock, actor }: Dependencies): OperatorLog {
  return {
    async note(transaction, act) {
      // One at a time, or two acts would follow the same one.
      await sql`lock table operator_acts in exclusive mode`.execute(transaction);
      const last = await transaction
        .selectFrom('operator_acts')
        .select(['id', 'hash'])
        .orderBy('id', 'desc')
        .executeTakeFirst();
      const row = { ...act, ...placeAfter(last), operator: actor, at: clock() };
      await transaction
        .insertInto('operator_acts')
        .values({ ...row, hash: hashOf(row) })
        .execute();
    },

    async read() {
      const acts = await db.selectFrom('operator_acts').selectAll().orderBy('id').execute();
      const broken = acts.find((act, index) => {
        const { id, previous_hash } = placeAfter(acts[index - 1]);
        return act.id !== id || act.previous_hash !== previous_hash || act.hash !== hashOf(act);
      });
      return { acts, broken };
    },
  };
}

function placeAfter(
  before: Pick<OperatorAct, 'id' | 'hash'> | undefined,
): Pick<OperatorAct, 'id' | 'previous_hash'> {
  return { id: (before?.id ?? 0) + 1, previous_hash: before?.hash ?? '' };
}

function hashOf(row: Omit<OperatorAct, 'hash'>): string {
  const { id, at, operator, act, subject, reason, previous_hash } = row;
  // Rows of a terminal have the hash that they had before operators had names.
  const by = operator === null ? [] : [operator];
  const content = [previous_hash, id, at.toISOString(), act, subject, reason, ...by];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
