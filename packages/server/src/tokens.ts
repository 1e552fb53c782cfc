import { hash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 256 random bits as 43 letters. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token, as the database keeps it. SHA-256 without a salt is enough for 256 random bits. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
