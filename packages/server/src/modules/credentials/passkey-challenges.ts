import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { createToken, hashToken } from '../../tokens.ts';

/** How long a browser has to answer, in milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60 * 1000;

/** Random values that a passkey signs, so that an answer counts once. */
export interface PasskeyChallenges {
  /** A new one, for a member who adds a passkey, or for a sign-in. In base64url. */
  create(userId: number | null): Promise<string>;
  /** Uses up the challenge of an answer and returns it; undefined when it is for another purpose. */
  spend(clientDataJSON: string, userId: number | null): Promise<string | undefined>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
}

export function createPasskeyChallenges({ db, clock }: Dependencies): PasskeyChallenges {
  return {
    async create(user_id) {
      const challenge = createToken();
      const expires_at = new Date(clock().getTime() + CHALLENGE_LIFETIME);
      await db
        .insertInto('passkey_challenges')
        .values({ challenge_hash: hashToken(challenge), user_id, expires_at })
        .execute();
      return challenge;
    },

    async spend(clientDataJSON, userId) {
      const challenge = challengeIn(clientDataJSON);
      if (challenge === undefined) return undefined;
      const spent = await db
        .deleteFrom('passkey_challenges')
        .where('challenge_hash', '=', hashToken(challenge))
        .returning(['user_id', 'expires_at'])
        .executeTakeFirst();
      return spent && spent.user_id === userId && spent.expires_at > clock() ? challenge : undefined;
    },
  };
}

/** The challenge that an answer has signed; undefined where it is none. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) ?? {};
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
