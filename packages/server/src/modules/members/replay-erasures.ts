import type { Db } from '../../db/database.ts';
import type { ErasureLog } from './erasure-log.ts';
import type { MemberEraser } from './ports.ts';

/** Members that are looked up in one query. */
const BATCH_SIZE = 1_000;

interface Dependencies {
  db: Db;
  log: ErasureLog;
  eraser: MemberEraser;
}

/**
 * Repeats the erasure of members who returned with an older copy of the database or of the keys. To be called
 * before serving.
 */
export function createErasureReplay({ db, log, eraser }: Dependencies): () => Promise<void> {
  return async () => {
    const erased = await log.list();
    for (let start = 0; start < erased.length; start += BATCH_SIZE) {
      const keyIds = erased.slice(start, start + BATCH_SIZE);
      for (const keyId of keyIds) await log.finish(keyId);
      const returned = await db
        .selectFrom('users')
        .select(['id', 'email'])
        .where('key_id', 'in', keyIds)
        .execute();
      for (const member of returned) await eraser.erase(member);
    }
  };
}
