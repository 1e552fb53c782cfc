import type { Clock } from '../../clock.ts';
import type { DbTransaction } from '../../db/database.ts';
import { createToken, hashToken } from '../../tokens.ts';
import type { ProfileStore } from '../members/ports.ts';
import type { ResetFacts } from './credential-mails.ts';

/** How long a link for a new password is valid, in milliseconds. */
export const RESET_LIFETIME = 60 * 60 * 1000;

/** Makes the one link of a member that sets a new password. The caller holds the member's lock. */
export type CreateResetLink = (transaction: DbTransaction, userId: number) => Promise<ResetFacts>;

interface Dependencies {
  clock: Clock;
  profiles: Pick<ProfileStore, 'read'>;
  publicUrl(): string;
}

export function createResetLinks({ clock, profiles, publicUrl }: Dependencies): CreateResetLink {
  return async (transaction, user_id) => {
    const token = createToken();
    await transaction.deleteFrom('password_resets').where('user_id', '=', user_id).execute();
    const expires_at = new Date(clock().getTime() + RESET_LIFETIME);
    await transaction
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), user_id, expires_at })
      .execute();
    const passkeys = await transaction
      .selectFrom('passkeys')
      .select(['name', 'created_at'])
      .where('user_id', '=', user_id)
      .orderBy('id', 'desc')
      .execute();
    const { region = null } = await profiles.read(transaction, user_id);
    return { url: `${publicUrl()}/reset-password?token=${token}`, passkeys, region };
  };
}
