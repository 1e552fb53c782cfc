import { randomBytes } from 'node:crypto';

/** 128 random bits, so that nobody can guess a name. */
export function randomName(): string {
  return randomBytes(16).toString('hex');
}
