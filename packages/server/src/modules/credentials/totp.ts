import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. */
const PERIOD = 30;

/** How many steps a clock may be ahead or behind. */
const WINDOW = 1;

/** Bytes of a secret: as many as SHA-1 gives, see RFC 4226. */
const SECRET_BYTES = 20;

/** Longest part of the address in the name that the app shows, so that the URI keeps its limit. */
const LONGEST_LABEL = 100;

export function createTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The address from which an authenticator app reads the secret. */
export function totpUri(secret: Buffer, email: string): string {
  return totpOf(secret, email.slice(0, LONGEST_LABEL)).toString();
}

/** The time step that the code belongs to; undefined when it belongs to none near `now`. */
export function findTotpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const distance = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return distance === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + distance;
}

function totpOf(secret: Buffer, label = ''): TOTP {
  return new TOTP({
    issuer: 'Daylit',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
}
