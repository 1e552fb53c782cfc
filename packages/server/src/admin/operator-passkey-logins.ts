import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import { relyingPartyOf } from '../modules/credentials/ports.ts';
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
      const answer = readAnswer(text) as AuthenticationResponseJSON | undefined;
      const expectedChallenge = answer && (await challenges.spend(answer, null));
      if (!answer || expectedChallenge === undefined) throw unknown();
      const passkey = await db
        .selectFrom('operator_passkeys')
        .selectAll()
        .where('credential_id', '=', answer.id)
        .executeTakeFirst();
      if (!passkey) throw unknown();
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const checked = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: true,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
        },
        // The library throws for an answer that does not hold.
      }).catch(() => undefined);
      if (!checked?.verified) throw unknown();
      await db
        .updateTable('operator_passkeys')
        .set({ counter: checked.authenticationInfo.newCounter, last_used_at: clock() })
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
