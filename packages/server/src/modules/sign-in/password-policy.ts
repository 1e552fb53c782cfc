import type { PasswordOwner } from './ports.ts';

/**
 * Minimum number of guesses by the estimate of zxcvbn; a password that takes fewer is refused. Eight random
 * characters take as many.
 */
const MIN_GUESSES = 1e8;

/** How many characters are estimated. They show whether a password is hard to guess, and more take longer. */
const ESTIMATED_CHARACTERS = 24;

/** How many characters a password must have besides the words about its owner. */
const MIN_OWN_CHARACTERS = 4;

interface Context extends PasswordOwner {
  /** Minimum number of characters. */
  minLength: number;
}

/**
 * Returns one sentence about what is wrong with a new password; undefined when it is fine. Takes a few
 * milliseconds.
 */
export async function findPasswordProblem(
  password: string,
  { email, username, minLength }: Context,
): Promise<string | undefined> {
  // Code points, so that most emoji count as one character.
  if ([...password].length < minLength)
    return `Please choose a password of at least ${minLength} characters.`;
  const plain = password.normalize('NFKC').toLowerCase();
  if (isMadeOf(plain, ['daylit', email, email.split('@', 1)[0] ?? '', username])) {
    return 'This password is made of your name, your address or ours. Please choose another.';
  }
  if (await isEasyToGuess(password))
    return 'This password is easy to guess. Please choose three or more words that do not belong together.';
  return undefined;
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const known = words.map((word) => word.normalize('NFKC').toLowerCase()).filter((word) => word.length >= 3);
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), password);
  const ownCharacters = [...rest.replaceAll(/[\d\s!?.,_-]/g, '')].length;
  return rest !== password && ownCharacters < MIN_OWN_CHARACTERS;
}

async function isEasyToGuess(password: string): Promise<boolean> {
  const { check } = await estimator();
  // Also without separators ("pass word 1"), and with letters for the characters that replace them
  // ("p4$$w0rd").
  const joined = password.replaceAll(/[\s._-]/g, '');
  const spelled = joined.replaceAll(/[@431!0$57]/g, (sign) => LETTERS[sign] ?? sign);
  const readings = new Set([password, joined, spelled]);
  return [...readings].some((text) => check(text.slice(0, ESTIMATED_CHARACTERS)).guesses < MIN_GUESSES);
}

const LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

let loading: ReturnType<typeof loadEstimator> | undefined;

/** Loaded at the first registration: its word lists take 50 ms and 4 MB. */
function estimator(): ReturnType<typeof loadEstimator> {
  loading ??= loadEstimator();
  return loading;
}

async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  // The library's own search for replaced letters takes seconds for some passwords.
  const factory = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, l33tMaxSubstitutions: 0 });
  return { check: (text: string) => factory.check(text) };
}
