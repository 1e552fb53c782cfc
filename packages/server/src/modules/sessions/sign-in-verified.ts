import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { PendingBrowser, SessionStarter, SignedIn } from '../sign-in/ports.ts';

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  starter: SessionStarter;
}

/**
 * Signs in the browser that registered, at its next call after another browser made the account with the
 * password. It gets a new session, because the old one had fewer rights. Null when another of its calls came
 * first.
 */
export type SignInVerified = (userId: number, browser: PendingBrowser) => Promise<SignedIn | null>;

export function createSignInVerified({ db, locks, starter }: Dependencies): SignInVerified {
  return (userId, browser) =>
    inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, userId);
      const waiting = await transaction
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', browser.session.id)
        .where('replaced_by', 'is', null)
        .executeTakeFirst();
      return waiting ? starter.promote(transaction, userId, browser) : null;
    });
}
