import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A photo as it may lie on disk. Without its key, which is used for this one photo only, it is noise. */
export interface SealedPhoto {
  key: Buffer;
  bytes: Buffer;
}

/** Encrypts under a new random key. Erasing the key erases the photo, wherever copies of the bytes may be. */
export function sealPhoto(photo: Uint8Array): SealedPhoto {
  const key = randomBytes(KEY_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const body = [cipher.update(photo), cipher.final()];
  return { key, bytes: Buffer.concat([iv, cipher.getAuthTag(), ...body]) };
}

/** Throws when the bytes were changed or the key is another photo's. */
export function openPhoto({ key, bytes }: SealedPhoto): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
