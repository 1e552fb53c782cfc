import type { FindVerdict, Scan, Sign } from '@daylit/contract';
import { type Selectable, sql } from 'kysely';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { type Member, type MemberKeys, type MemberLocks, sealJson } from '../members/ports.ts';
import { verdictsContext } from '../reports/ports.ts';
import { openVerdicts, sealedVerdicts, type Verdicts } from './find-verdicts.ts';
import type { ScanReader } from './scan-reader.ts';
import type { FindVerdictTable } from './tables.ts';

export interface DisputedFinds {
  /**
   * Says that a find is wrong, or with null that it is right after all. Undefined for an unknown scan, and
   * one whose report names no such concern.
   */
  judge(member: Member, id: number, sign: Sign, verdict: FindVerdict | null): Promise<Scan | undefined>;
  /** How often each find is called wrong, of all members together. */
  countAll(): Promise<Selectable<FindVerdictTable>[]>;
}

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  keys: MemberKeys;
  reader: ScanReader;
}

export function createDisputedFinds({ db, locks, keys, reader }: Dependencies): DisputedFinds {
  return {
    async judge(member, id, sign, verdict) {
      const scan = await reader.find(member, id);
      const concerns = scan?.analysis_result?.condition_notes.key_concerns_identified;
      if (!concerns?.some((concern) => concern.sign === sign)) return undefined;
      await inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, member.id);
        const row = await transaction
          .selectFrom('scans')
          .select('engine_version')
          .select(sealedVerdicts)
          .where('user_id', '=', member.id)
          .where('id', '=', id)
          .executeTakeFirst();
        // It may have been deleted meanwhile.
        if (!row) return;
        const { [sign]: before, ...others } = openVerdicts(
          await keys.findOpener(transaction, member.id),
          id,
          row.sealed_verdicts,
        );
        if (before === (verdict ?? undefined)) return;
        const { engine_version } = row;
        if (before) await count(transaction, { engine_version, sign, verdict: before }, -1);
        if (verdict) await count(transaction, { engine_version, sign, verdict }, 1);
        const verdicts = verdict ? { ...others, [sign]: verdict } : others;
        await store(transaction, keys, { user_id: member.id, scan_id: id }, verdicts);
      });
      return await reader.find(member, id);
    },

    async countAll() {
      return await db.selectFrom('find_verdicts').selectAll().execute();
    },
  };
}

async function store(
  transaction: DbTransaction,
  keys: MemberKeys,
  scan: { user_id: number; scan_id: number },
  verdicts: Verdicts,
): Promise<void> {
  const context = verdictsContext(scan.scan_id);
  const sealed_verdicts = await sealJson(keys, transaction, scan.user_id, verdicts, context);
  await transaction
    .insertInto('disputed_finds')
    .values({ ...scan, sealed_verdicts })
    .onConflict((conflict) => conflict.columns(['user_id', 'scan_id']).doUpdateSet({ sealed_verdicts }))
    .execute();
}

async function count(
  transaction: DbTransaction,
  of: { engine_version: string; sign: Sign; verdict: FindVerdict },
  change: 1 | -1,
): Promise<void> {
  await transaction
    .insertInto('find_verdicts')
    .values({ ...of, count: Math.max(0, change) })
    .onConflict((conflict) =>
      conflict
        .columns(['engine_version', 'sign', 'verdict'])
        .doUpdateSet({ count: sql<number>`find_verdicts.count + ${change}` }),
    )
    .execute();
}
