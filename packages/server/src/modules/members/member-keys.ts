import { createSecretKey } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import { type Keyring, memberKeyName } from '../../keyring.ts';
import { seal, unseal } from '../../sealing.ts';
import type { MemberKeys, OpenSealed, SealBytes } from './ports.ts';

interface Dependencies {
  keyring: Pick<Keyring, 'obtain' | 'find'>;
}

/** Seals and opens a member's data with the member's key from the keyring. */
export function createMemberKeys({ keyring }: Dependencies): MemberKeys {
  async function findOpener(db: Db, userId: number): Promise<OpenSealed> {
    return openerWith(await keyring.find(memberKeyName(await keyIdOf(db, userId))), userId);
  }

  async function findSealer(db: Db, userId: number): Promise<SealBytes> {
    return findSealerOf(await keyIdOf(db, userId));
  }

  async function findSealerOf(keyId: string): Promise<SealBytes> {
    const key = await keyring.obtain(memberKeyName(keyId));
    return (content, context) => seal(key, content, context);
  }

  return {
    async seal(db, userId, content, context) {
      return (await findSealer(db, userId))(content, context);
    },

    findSealer,
    findSealerOf,

    async open(db, userId, sealed, context) {
      return (await findOpener(db, userId))(sealed, context);
    },

    findOpener,

    async findOpenerOf(keyId, userId) {
      return openerWith(await keyring.find(memberKeyName(keyId)), userId);
    },
  };
}

async function keyIdOf(db: Db, userId: number): Promise<string> {
  const row = await db.selectFrom('users').select('key_id').where('id', '=', userId).executeTakeFirst();
  if (!row) throw new Refusal('not_signed_in');
  return row.key_id;
}

function openerWith(key: Buffer | undefined, userId: number): OpenSealed {
  const secret = key && createSecretKey(key);
  return (sealed: Uint8Array, context: string): Buffer => {
    if (!secret)
      throw new Error(
        `The key of member ${userId} is missing: restore DATA_DIR/keys/members, or keys/members of the bucket.`,
      );
    return unseal(secret, sealed, context);
  };
}
