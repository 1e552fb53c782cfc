import type { PasskeyProof, PasskeyRequest } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { PasskeyProofs } from '../credentials/ports.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { Browser, Passwords, SessionStarter, SignedIn } from '../sign-in/ports.ts';

/** Signs in with a passkey. No second step follows: decision 0029. */
export interface PasskeyLogin {
  start(): Promise<PasskeyRequest>;
  /** Throws a 401 when the passkey is unknown or its signature wrong, a 403 when it is another account's. */
  finish(proof: PasskeyProof, browser: Browser): Promise<SignedIn>;
}

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  proofs: PasskeyProofs;
  passwords: Passwords;
  starter: SessionStarter;
}

export function createPasskeyLogin(dependencies: Dependencies): PasskeyLogin {
  const { db, locks, proofs, passwords, starter } = dependencies;
  return {
    start: () => proofs.start(),

    async finish(proof, browser) {
      const userId = await proofs.verify(proof);
      if (userId === undefined)
        throw new Refusal('login_failed', { detail: unknownPasskey(passwords.instead) });
      const { session } = browser;
      if (session?.kind === 'member' && session.member.id !== userId)
        throw new Refusal('not_allowed', { detail: otherAccount(passwords.instead) });
      return inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        return starter.signIn(transaction, userId, browser);
      });
    },
  };
}

function unknownPasskey(instead: string | undefined): string {
  const ways =
    instead === undefined
      ? 'your e-mail and password instead'
      : instead.replace('a passkey', 'another passkey');
  return `This passkey is not known here. Log in with ${ways}.`;
}

function otherAccount(instead: string | undefined): string {
  const way = instead === undefined ? ', or use your password' : '';
  return `This passkey belongs to another account. Choose another one${way}.`;
}
