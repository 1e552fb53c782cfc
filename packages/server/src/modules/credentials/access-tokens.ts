import type { MadeAccessToken, NewAccessToken } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { AccessTokens, SignedInCall } from '../sign-in/ports.ts';
import type { Notify } from './notifier.ts';

/** Makes an access token and tells the member by mail. Throws what `AccessTokens.create` throws. */
type MakeAccessToken = (call: SignedInCall, wanted: NewAccessToken) => Promise<MadeAccessToken>;

export interface AccessTokenDependencies {
  db: Db;
  locks: MemberLocks;
  accessTokens: AccessTokens;
  notify: Notify;
}

export function createAccessTokenMaker(dependencies: AccessTokenDependencies): MakeAccessToken {
  const { db, locks, accessTokens, notify } = dependencies;
  return (call, wanted) =>
    inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, call.member.id);
      const made = await accessTokens.create(transaction, call, wanted);
      await notify(transaction, call, 'access_token_made');
      return made;
    });
}
