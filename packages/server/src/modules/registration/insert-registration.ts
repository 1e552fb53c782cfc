import { randomInt } from 'node:crypto';
import { type DbTransaction, jsonb } from '../../db/database.ts';
import { emailKey } from '../members/ports.ts';
import type { Identity } from '../sign-in/ports.ts';
import { linkEnd } from './post-verification.ts';

/** The fields of a registration that its mail needs. */
export const MAIL_FIELDS = ['id', 'email', 'email_key', 'mail_code'] as const;

interface NewRegistration {
  email: string;
  username: string;
  password_hash: string;
  invite_code?: string;
  identity?: Identity;
}

/** Stores a registration. The caller holds the lock of its address. */
export function insertRegistration(
  transaction: DbTransaction,
  { email, username, password_hash, invite_code, identity }: NewRegistration,
  now: Date,
) {
  return transaction
    .insertInto('registrations')
    .values({
      email: email.trim(),
      email_key: emailKey(email),
      username: username.trim(),
      password_hash,
      identity: identity ? jsonb(identity) : null,
      invite_code: invite_code ?? null,
      mail_code: createMailCode(),
      created_at: now,
      expires_at: linkEnd(now),
    })
    .returning([...MAIL_FIELDS, 'username', 'password_hash', 'identity'])
    .executeTakeFirstOrThrow();
}

// Without vowels, so that no code is a word, and without characters that look alike.
const CODE_CHARACTERS = 'BCDFGHJKMNPQRTVWXZ23456789';

/** Four characters for people to compare, such as `K7-4Q`. No secret. */
function createMailCode(): string {
  const code = Array.from({ length: 4 }, () =>
    CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length)),
  ).join('');
  return `${code.slice(0, 2)}-${code.slice(2)}`;
}
