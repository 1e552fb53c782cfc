import { isIP } from 'node:net';
import { Refusal } from '../../errors.ts';
import { isLocalHost } from '../../local-host.ts';

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** The host name. */
  id: string;
  origin: string;
}

/** Why an address can have no passkeys; undefined when it can. Browsers make these rules. */
export function findPasskeyObstacle(publicUrl: string): string | undefined {
  const { hostname, protocol } = new URL(publicUrl);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return IS_NUMBER;
  if (protocol !== 'https:' && !isLocalHost(hostname)) return IS_INSECURE;
  return undefined;
}

/** The site at this address. Throws a 409 when it can have no passkeys. */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const obstacle = findPasskeyObstacle(publicUrl);
  if (obstacle !== undefined) throw new Refusal('conflict', { detail: obstacle });
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

const IS_NUMBER =
  'Passkeys need a name in the address. Open Daylit under its name, such as localhost or daylit.example, instead of digits.';
const IS_INSECURE = 'Passkeys need an address that begins with https.';
