import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { emailKey } from './email-key.ts';
import type { MemberEraser, MemberErasure, MemberLocks } from './ports.ts';

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  /** What the other modules keep of a member besides the rows that refer to the account. */
  erasures: () => readonly MemberErasure[];
}

/**
 * Makes the eraser of accounts. It removes what other modules keep, then the row with all rows that refer to
 * it, then files.
 */
export function createMemberEraser({ db, locks, erasures }: Dependencies): MemberEraser {
  return {
    async erase({ id, email }) {
      const member = { id, emailKey: emailKey(email) };
      const afterCommit = await inTransaction(db, async (transaction) => {
        await locks.lockAddress(transaction, member.emailKey);
        await locks.lockMember(transaction, id);
        const later = [];
        for (const erasure of erasures()) later.push(await erasure.eraseMember(transaction, member));
        await transaction.deleteFrom('users').where('id', '=', id).execute();
        return later;
      });
      for (const eraseFiles of afterCommit) await eraseFiles?.();
    },
  };
}
