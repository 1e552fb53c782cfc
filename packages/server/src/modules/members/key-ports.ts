import type { Db } from '../../db/database.ts';

/** Opens what was sealed for one member. Throws when the bytes, the context or the key are not the same. */
export type OpenSealed = (sealed: Uint8Array, context: string) => Buffer;

/** Seals bytes for one member under a context. */
export type SealBytes = (content: Uint8Array, context: string) => Buffer;

/**
 * Seals what a member must be able to withdraw from every copy of the database: findings, answers, secrets.
 * Each member has a key in the keyring; erasing the account destroys it, after which no backup can be opened.
 * `context` names what the bytes are (for example `scan 3 skin_type`); nothing sealed opens under another
 * context or for another member. All throw a 401 when the account was erased in the meantime.
 */
export interface MemberKeys {
  seal(db: Db, userId: number, content: Uint8Array, context: string): Promise<Buffer>;
  /** Reads the key once for many sealings. */
  findSealer(db: Db, userId: number): Promise<SealBytes>;
  /** The same for a caller that holds the member's lock, which gave it the `key_id`. */
  findSealerOf(keyId: string): Promise<SealBytes>;
  open(db: Db, userId: number, sealed: Uint8Array, context: string): Promise<Buffer>;
  /** Reads the key once for many openings. */
  findOpener(db: Db, userId: number): Promise<OpenSealed>;
  /** The same for a caller that has read the member's `key_id` already. */
  findOpenerOf(keyId: string, userId: number): Promise<OpenSealed>;
}
