import type { NewPasskey, PasskeyProof } from '@daylit/contract';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { challengeIn } from '../modules/credentials/ports.ts';
import { createToken, hashToken } from '../tokens.ts';

/** How long a browser has to answer, in milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60 * 1000;

export type OperatorChallenges = ReturnType<typeof createOperatorChallenges>;

/** Random values that the passkeys of operators sign, so that an answer counts once. */
export function createOperatorChallenges({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** A new random value for an operator who adds one, or for a sign-in. Removes those that are over. */
    async create(name: string | null): Promise<string> {
      const challenge = createToken();
      await db.deleteFrom('operator_challenges').where('expires_at', '<=', clock()).execute();
      const expires_at = new Date(clock().getTime() + CHALLENGE_LIFETIME);
      await db
        .insertInto('operator_challenges')
        .values({ challenge_hash: hashToken(challenge), name, expires_at })
        .execute();
      return challenge;
    },

    /** Uses up the challenge of an answer; undefined when it is over, unknown, or for another purpose. */
    async spend(answer: Answer, name: string | null): Promise<string | undefined> {
      const challenge = challengeIn(answer.response.clientDataJSON);
      if (challenge === undefined) return undefined;
      const spent = await db
        .deleteFrom('operator_challenges')
        .where('challenge_hash', '=', hashToken(challenge))
        .returning(['name', 'expires_at'])
        .executeTakeFirst();
      return spent && spent.name === name && spent.expires_at > clock() ? challenge : undefined;
    },
  };
}

type Answer = NewPasskey | PasskeyProof;

/** The answer of a browser, as far as it is looked at before the library checks it all. */
export function readAnswer(text: string): Answer | undefined {
  try {
    const answer = JSON.parse(text) as Answer;
    const texts = [answer.id, answer.response.clientDataJSON];
    const isReadable = texts.every((each) => typeof each === 'string') && /^[\w-]{1,1024}$/.test(answer.id);
    return isReadable ? answer : undefined;
  } catch {
    return undefined;
  }
}
