import type { Db } from '../../db/database.ts';
import type { CredentialChanges, SpendOwn } from '../credentials/ports.ts';
import type { FreshSignIn, Passwords } from '../sign-in/ports.ts';
import type { MemberPorts } from '../members/ports.ts';
import { type AccountHandlers, createAccountHandlers } from './handlers.ts';
import { createAccountUpdater } from './update-account.ts';

interface Dependencies {
  db: Db;
  members: MemberPorts;
  passwords: Passwords;
  changes: CredentialChanges;
  freshSignIn: FreshSignIn;
  spendOwn: SpendOwn;
}

/** The account: the details that a member sees and changes in one form. */
export function createAccount(dependencies: Dependencies): { handlers: AccountHandlers } {
  const { locks, store: members } = dependencies.members;
  return {
    handlers: createAccountHandlers({
      updateAccount: createAccountUpdater({ ...dependencies, locks, members }),
    }),
  };
}
