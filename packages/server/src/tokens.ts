import { hash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 256 random bits as 43 letters. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. Plain SHA-256 is enough for a secret that nobody can guess. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
