import { hash, randomBytes, randomInt } from 'node:crypto';

/** A secret for a cookie or a link: 256 random bits as 43 letters. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. Plain SHA-256 is enough for a secret that nobody can guess. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

// Without vowels, so that no code is a word, and without characters that look alike.
const CODE_CHARACTERS = 'BCDFGHJKMNPQRTVWXZ23456789';

/** Four characters for people to compare, such as `K7-4Q`. No secret. */
export function createMailCode(): string {
  const code = Array.from({ length: 4 }, () =>
    CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length)),
  ).join('');
  return `${code.slice(0, 2)}-${code.slice(2)}`;
}
