import type { AccountUpdate } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { CredentialChanges, SpendOwn } from '../credentials/ports.ts';
import type { FreshSignIn, Passwords, SignedInCall } from '../sign-in/ports.ts';
import { emailKey, isVisibleName, type MemberLocks, type MemberStore } from '../members/ports.ts';

/**
 * Changes name and password at once, and requests a change of the address. Throws before anything is changed:
 * a 422 with the invalid field, a 403 when the password is wrong or has to be confirmed again.
 */
export type UpdateAccount = (update: AccountUpdate, call: SignedInCall) => Promise<{ isWaiting: boolean }>;

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  members: MemberStore;
  passwords: Passwords;
  changes: CredentialChanges;
  freshSignIn: FreshSignIn;
  spendOwn: SpendOwn;
}

export function createAccountUpdater(dependencies: Dependencies): UpdateAccount {
  const { db, locks, members, passwords, changes, freshSignIn, spendOwn } = dependencies;

  /** The hash of the new password; undefined when the password does not change. */
  async function checkPassword(update: AccountUpdate, call: SignedInCall): Promise<string | undefined> {
    const { new_password, current_password, email, username } = update;
    if (new_password === undefined) return undefined;
    if (current_password === undefined)
      throw new Refusal('invalid', { detail: CURRENT_NEEDED, field: 'current_password' });
    await freshSignIn.requirePassword(call, current_password);
    const problem = await passwords.findProblem(new_password, { email, username });
    if (problem) throw new Refusal('invalid', { detail: problem, field: 'new_password' });
    return passwords.hash(new_password);
  }

  return async (update, call) => {
    const { member } = call;
    const email = update.email.trim();
    const isNewEmail = emailKey(email) !== emailKey(member.email);
    if (!isVisibleName(update.username))
      throw new Refusal('invalid', { detail: 'Please enter a username.', field: 'username' });
    const passwordHash = await checkPassword(update, call);
    if (isNewEmail) {
      if (passwordHash === undefined) await freshSignIn.require(call, update.current_password);
      // Counted with the member, or strangers could use up what the owner of the address gets.
      await spendOwn('email_change', `${member.id} ${emailKey(email)}`);
    }
    await inTransaction(db, async (transaction) => {
      if (isNewEmail) await locks.lockAddress(transaction, emailKey(email));
      await locks.lockMember(transaction, member.id);
      await members.rename(transaction, member.id, update.username);
      if (passwordHash !== undefined) await changes.changePassword(transaction, call, passwordHash);
      if (isNewEmail) await changes.askForEmail(transaction, call, email);
    });
    return { isWaiting: isNewEmail };
  };
}

const CURRENT_NEEDED = 'Current password is required to set a new password.';
