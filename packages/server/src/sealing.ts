import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Bytes of a key for `seal` and `unseal`. */
export const KEY_BYTES = 32;

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with AES-256-GCM into nonce, tag and ciphertext. `context` says what the bytes belong to; sealed
 * bytes that were moved to somewhere else do not open there.
 */
export function seal(key: Uint8Array, content: Uint8Array, context = ''): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(context));
  const body = [cipher.update(content), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...body]);
}

/** Throws when the bytes were changed, or the key or the context is another one. */
export function unseal(key: Uint8Array, sealed: Uint8Array, context = ''): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
