import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Recognises a photo for a minute, without storing anything that could identify it later or elsewhere. */
export interface RecentPhoto {
  salt: Buffer;
  digest: Buffer;
}

/** SHA-256 of the photo. Stays in memory, because on disk it would show who has sent a known picture. */
export function fingerprintOf(photo: Uint8Array): Buffer {
  return hash('sha256', photo, 'buffer');
}

export function rememberPhoto(fingerprint: Buffer): RecentPhoto {
  const salt = randomBytes(16);
  return { salt, digest: keyed(salt, fingerprint) };
}

export function isSamePhoto({ salt, digest }: RecentPhoto, fingerprint: Buffer): boolean {
  return timingSafeEqual(digest, keyed(salt, fingerprint));
}

function keyed(salt: Buffer, fingerprint: Buffer): Buffer {
  return createHmac('sha256', salt).update(fingerprint).digest();
}
