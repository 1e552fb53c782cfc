import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { CHALLENGE_LIFETIME, type PasskeyChallenges } from './passkey-challenges.ts';
import type { PasskeyProofs } from './ports.ts';
import { relyingPartyOf } from './relying-party.ts';
import { checkPasskeyProof } from './webauthn.ts';

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
