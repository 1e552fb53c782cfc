import { randomBytes, randomInt } from 'node:crypto';
import { deriveSlowly } from '../sign-in/ports.ts';

/** How many codes a member gets. */
const COUNT = 10;

/** Crockford's base 32: no letter looks like a digit. 16 characters are 80 bits. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** Ten new codes, as they are shown once, in groups of four. */
export function createBackupCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length)));
    return code.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** Salt for the codes of one member, so that one hash is enough to find a code among them. */
export function createCodeSalt(): Buffer {
  return randomBytes(16);
}

/**
 * The hash of a code however it is typed; undefined when it cannot be one of ours. As slow as that of a
 * password, because 80 bits are less than a random key has.
 */
export async function hashBackupCode(typed: string, salt: Buffer): Promise<Buffer | undefined> {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (code.length !== LENGTH) return undefined;
  return deriveSlowly(Buffer.from(code), salt);
}
