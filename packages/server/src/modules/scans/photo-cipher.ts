import { randomBytes } from 'node:crypto';
import { KEY_BYTES, seal, unseal } from '../../sealing.ts';

/** A photo as it is stored on disk. Nobody can read it without its key, which encrypts this photo only. */
export interface SealedPhoto {
  key: Buffer;
  bytes: Buffer;
}

/** Encrypts under a new random key. Erasing the key erases the photo, wherever copies of the bytes are. */
export function sealPhoto(photo: Uint8Array): SealedPhoto {
  const key = randomBytes(KEY_BYTES);
  return { key, bytes: seal(key, photo) };
}

/** Decrypts a photo. Throws when the bytes were changed or the key belongs to another photo. */
export function openPhoto({ key, bytes }: SealedPhoto): Buffer {
  return unseal(key, bytes);
}
