import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../tokens.ts';
import type { Outbox } from '../mail/ports.ts';
import { emailKey, type MemberLocks, type MemberStore } from '../members/ports.ts';
import type { Session } from '../sessions/ports.ts';
import { emailChangedMail, emailRestoredMail } from './credential-mails.ts';
import type { EmailLinks } from './email-links.ts';
import type { SessionPorts } from './ports.ts';
import type { EmailChangeTable } from './tables.ts';

type Change = Selectable<EmailChangeTable>;

/** Changes of an account's address, by links in mails. */
export interface EmailChanges {
  /**
   * Carries out what a link stands for and returns a sentence about it. A link that was used answers the same
   * account the same way again. Throws a 400 for a link that is wrong, expired, or used by somebody else.
   */
  confirm(token: string, session: Session | null): Promise<string>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  members: MemberStore;
  links: EmailLinks;
  sessions: () => SessionPorts;
  outbox: Outbox;
  publicUrl(): string;
}

export function createEmailChanges(dependencies: Dependencies): EmailChanges {
  const { db, clock, locks, members, links, sessions, outbox, publicUrl } = dependencies;

  /** Uses the link up and gives the account its address. Returns the address that it had. */
  async function moveTo(transaction: DbTransaction, change: Change): Promise<string> {
    const { numUpdatedRows } = await transaction
      .updateTable('email_changes')
      .set({ used_at: clock() })
      .where('token_hash', '=', change.token_hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    const before = await members.findById(change.user_id, transaction);
    if (numUpdatedRows === 0n || !before) throw new Refusal('invalid_token', { detail: USED });
    if (!(await members.changeEmail(transaction, change.user_id, change.email)))
      throw new Refusal('invalid_token', { detail: IN_USE });
    // Links that were sent to the other address.
    await transaction.deleteFrom('password_resets').where('user_id', '=', change.user_id).execute();
    return before.email;
  }

  async function carryOut(transaction: DbTransaction, change: Change): Promise<string> {
    const { user_id, email } = change;
    const before = await moveTo(transaction, change);
    if (change.kind === 'confirm') {
      const undoUrl = await links.create(transaction, { user_id, kind: 'undo', email: before });
      await outbox.post(transaction, emailChangedMail(before, { newEmail: email, undoUrl, at: clock() }));
      return CONFIRMED;
    }
    await transaction
      .deleteFrom('email_changes')
      .where('user_id', '=', user_id)
      .where('token_hash', '!=', change.token_hash)
      .execute();
    await sessions().control.endAll(transaction, user_id);
    await outbox.post(transaction, emailRestoredMail(email, publicUrl()));
    return UNDONE;
  }

  return {
    async confirm(token, session) {
      const change = await db
        .selectFrom('email_changes')
        .selectAll()
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst();
      if (!change || change.expires_at <= clock()) throw new Refusal('invalid_token', { detail: DEAD });
      if (change.used_at !== null) {
        const isOwn = session?.kind === 'member' && session.member.id === change.user_id;
        if (isOwn && change.kind === 'confirm') return CONFIRMED;
        throw new Refusal('invalid_token', { detail: USED });
      }
      return inTransaction(db, async (transaction) => {
        await locks.lockAddress(transaction, emailKey(change.email));
        await locks.lockMember(transaction, change.user_id);
        return carryOut(transaction, change);
      });
    },
  };
}

const CONFIRMED = 'Email updated successfully.';
const UNDONE = 'Your old e-mail address is back, and every session has ended. Please set a new password now.';
const DEAD = 'Invalid or expired link.';
const USED = 'This link has been used already.';
const IN_USE = 'This address has an account of its own now, so it cannot be used.';
