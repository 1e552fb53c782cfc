import type { DbTransaction } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { emailKey } from '../modules/members/ports.ts';
import { IS_UNKNOWN } from './address-commands.ts';
import { AdminError } from './admin-error.ts';
import type { NotedDependencies, Reason } from './commands.ts';
import type { NewAct } from './operator-log.ts';
import { requireNoName, requireReason } from './reason.ts';

const IS_UNVERIFIED = 'This address is not verified yet, so it has no account.';

/** The member of an address, and why an operator acts. */
export interface ActedOn {
  member: { id: number; email: string; region: null };
  reason: string;
  disabledAt: Date | null;
}

export type MemberActs = ReturnType<typeof createMemberActs>;

/** What every command about a member begins with and ends with. */
export function createMemberActs({ db, modules, log }: NotedDependencies) {
  const { locks, store } = modules.members.ports;

  return {
    /**
     * Throws an `AdminError` for an address without an account, and for a reason that the log cannot keep.
     */
    async begin(address: string, given: Reason): Promise<ActedOn> {
      const reason = requireReason(given);
      const found = await store.findByEmail(emailKey(address));
      const known = found && (await store.findById(found.id));
      if (found && known) {
        requireNoName(reason, known.username);
        const member = { id: found.id, email: found.email, region: null };
        return { member, reason, disabledAt: known.disabled_at };
      }
      const pending = await modules.registration.ports.pending.find(emailKey(address));
      throw new AdminError(pending ? IS_UNVERIFIED : IS_UNKNOWN);
    },

    /** Changes something of a member and notes it, both or neither. */
    async change(
      { member, reason }: ActedOn,
      act: NewAct['act'],
      work: (transaction: DbTransaction) => Promise<void>,
    ): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const subject = await locks.lockMember(transaction, member.id);
        await work(transaction);
        await log.note(transaction, { act, subject, reason });
      });
    },
  };
}
