import type { PasskeyProof } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { CHALLENGE_LIFETIME, type PasskeyChallenges } from './passkey-challenges.ts';
import type { PasskeyProofs } from './ports.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';
import type { PasskeyTable } from './tables.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  challenges: PasskeyChallenges;
  publicUrl(): string;
}

export function createPasskeyProofs({ db, clock, challenges, publicUrl }: Dependencies): PasskeyProofs {
  return {
    async start() {
      const { id } = relyingPartyOf(publicUrl());
      const challenge = await challenges.create(null);
      return { challenge, rpId: id, timeout: CHALLENGE_LIFETIME, userVerification: 'required' };
    },

    async verify(proof) {
      const site = relyingPartyOf(publicUrl());
      const expectedChallenge = await challenges.spend(proof.response.clientDataJSON, null);
      const passkey = await db
        .selectFrom('passkeys')
        .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
        .where('credential_id', '=', proof.id)
        .executeTakeFirst();
      if (expectedChallenge === undefined || !passkey) return undefined;
      const counter = await checkPasskeyProof(proof, { challenge: expectedChallenge, site, passkey });
      if (counter === undefined) return undefined;
      await db
        .updateTable('passkeys')
        .set({ counter, last_used_at: clock() })
        .where('id', '=', passkey.id)
        .execute();
      return passkey.user_id;
    },
  };
}

/** The counter of a passkey after it has signed this challenge at this site; undefined where it has not. */
export async function checkPasskeyProof(
  proof: PasskeyProof,
  { challenge, site, passkey }: { challenge: string; site: RelyingParty; passkey: KnownPasskey },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyAuthenticationResponse({
    response: { ...proof, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
    // The library throws for a proof that does not hold.
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

type KnownPasskey = Pick<Selectable<PasskeyTable>, 'credential_id' | 'public_key' | 'counter'>;
