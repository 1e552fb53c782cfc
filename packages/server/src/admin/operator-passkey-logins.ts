import type { PasskeyProof } from '@daylit/contract';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import { checkPasskeyProof, relyingPartyOf } from '../modules/credentials/ports.ts';
import { CHALLENGE_LIFETIME, type OperatorChallenges, readAnswer } from './operator-challenges.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  challenges: OperatorChallenges;
  publicUrl(): string;
}

/** Sign-ins of operators with a passkey. */
export function createPasskeyLogins({ db, clock, challenges, publicUrl }: Dependencies) {
  return {
    /** What a browser needs to sign in. Throws a 409 where this address can have no passkeys. */
    async start() {
      const { id } = relyingPartyOf(publicUrl());
      return {
        challenge: await challenges.create(null),
        rpId: id,
        timeout: CHALLENGE_LIFETIME,
        userVerification: 'required',
      };
    },

    /** The operator whose passkey has answered. Throws a 401 for any other answer. */
    async finish(text: string): Promise<string> {
      const site = relyingPartyOf(publicUrl());
      const answer = readAnswer(text) as PasskeyProof | undefined;
      const challenge = answer && (await challenges.spend(answer, null));
      if (!answer || challenge === undefined) throw unknown();
      const passkey = await db
        .selectFrom('operator_passkeys')
        .selectAll()
        .where('credential_id', '=', answer.id)
        .executeTakeFirst();
      if (!passkey) throw unknown();
      const counter = await checkPasskeyProof(answer, { challenge, site, passkey });
      if (counter === undefined) throw unknown();
      await db
        .updateTable('operator_passkeys')
        .set({ counter, last_used_at: clock() })
        .where('id', '=', passkey.id)
        .execute();
      return passkey.name;
    },
  };
}

function unknown(): Refusal {
  return new Refusal('login_failed', {
    detail: 'This passkey is not known here. Sign in with password and code instead.',
  });
}
