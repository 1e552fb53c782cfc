import { randomBytes } from 'node:crypto';
import { KEY_BYTES, seal, unseal } from '../../sealing.ts';

/** A photo as it may lie on disk. Without its key, which is used for this one photo only, it is noise. */
export interface SealedPhoto {
  key: Buffer;
  bytes: Buffer;
}

/** Encrypts under a new random key. Erasing the key erases the photo, wherever copies of the bytes may be. */
export function sealPhoto(photo: Uint8Array): SealedPhoto {
  const key = randomBytes(KEY_BYTES);
  return { key, bytes: seal(key, photo) };
}

/** Throws when the bytes were changed or the key is another photo's. */
export function openPhoto({ key, bytes }: SealedPhoto): Buffer {
  return unseal(key, bytes);
}
