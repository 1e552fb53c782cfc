import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that are tried first by anybody who guesses: about 30,000. */
const COMMON = new Set(dictionary['passwords-common']);

/** This many characters must be left of a password when the words about its owner are taken out. */
const LEAST_OWN_CHARACTERS = 4;

interface Context {
  email: string;
  username: string;
  /** Least number of characters. */
  minLength: number;
}

/** Says what is wrong with a new password in one sentence; undefined when it is fine. */
export function findPasswordProblem(
  password: string,
  { email, username, minLength }: Context,
): string | undefined {
  // Counted as people count: an emoji is one character.
  if ([...password].length < minLength)
    return `Please choose a password of at least ${minLength} characters.`;
  const plain = password.normalize('NFKC').toLowerCase();
  if (COMMON.has(plain)) return 'This password is on lists of common ones. Please choose another.';
  if (isMadeOf(plain, ['daylit', email, email.split('@', 1)[0] ?? '', username])) {
    return 'This password is made of your name, your address or ours. Please choose another.';
  }
  return undefined;
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const known = words.map((word) => word.normalize('NFKC').toLowerCase()).filter((word) => word.length >= 3);
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), password);
  const ownCharacters = [...rest.replaceAll(/[\d\s!?.,_-]/g, '')].length;
  return rest !== password && ownCharacters < LEAST_OWN_CHARACTERS;
}
