import { randomInt } from 'node:crypto';

// Without vowels, so that no code is a word, and without characters that look alike.
const CODE_CHARACTERS = 'BCDFGHJKMNPQRTVWXZ23456789';

/** Four characters for people to compare, such as `K7-4Q`. No secret. */
export function createMailCode(): string {
  const code = Array.from({ length: 4 }, () =>
    CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length)),
  ).join('');
  return `${code.slice(0, 2)}-${code.slice(2)}`;
}
