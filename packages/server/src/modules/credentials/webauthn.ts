import type { NewPasskey, PasskeyCreation, PasskeyProof } from '@daylit/contract';
import type { Selectable } from 'kysely';
import { Refusal } from '../../errors.ts';
import { CHALLENGE_LIFETIME } from './passkey-challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import type { PasskeyTable } from './tables.ts';

/** EdDSA, ES256 and RS256, by their COSE numbers: together every device knows one. */
const ALGORITHMS = [-8, -7, -257];

type Known = Pick<PasskeyTable, 'credential_id' | 'transports'>;

/** What a browser needs to make a passkey on a device that holds none of the `known` ones. */
export function creationOptions(
  user: PasskeyCreation['user'],
  known: readonly Known[],
  { site, challenge }: { site: RelyingParty; challenge: string },
): PasskeyCreation {
  return {
    challenge,
    rp: { id: site.id, name: 'Daylit' },
    user,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_LIFETIME,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key',
      transports,
    })),
    // The device asks for a finger, a face or a code, which is the second factor.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** The public key of a passkey that answers this challenge at this site. Throws a 422 when it does not. */
export async function checkMadePasskey(
  made: NewPasskey,
  { site, challenge }: { site: RelyingParty; challenge: string | undefined },
) {
  if (challenge === undefined) throw notHeld();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { transports = [] } = made.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, response: { ...made.response, transports }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw notHeld(cause);
  });
  if (!verified) throw notHeld();
  return { credential: registrationInfo.credential, transports };
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

function notHeld(cause?: unknown): Refusal {
  return new Refusal('invalid', {
    detail: 'The passkey could not be checked. Please start again.',
    ...(cause !== undefined && { cause }),
  });
}
