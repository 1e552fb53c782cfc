import type { PasswordOwner } from './ports.ts';

/**
 * Of passwords that take fewer guesses, by the estimate of zxcvbn, all are refused. Eight random characters
 * take as many.
 */
const LEAST_GUESSES = 1e8;

/** So many characters are judged: what is hard to guess shows in them, and each more takes longer. */
const JUDGED_CHARACTERS = 24;

/** This many characters must be left of a password when the words about its owner are taken out. */
const LEAST_OWN_CHARACTERS = 4;

interface Context extends PasswordOwner {
  /** Least number of characters. */
  minLength: number;
}

/**
 * Says what is wrong with a new password in one sentence; undefined when it is fine. Takes a few
 * milliseconds.
 */
export async function findPasswordProblem(
  password: string,
  { email, username, minLength }: Context,
): Promise<string | undefined> {
  // Counted as people count: an emoji is one character.
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
  return rest !== password && ownCharacters < LEAST_OWN_CHARACTERS;
}

async function isEasyToGuess(password: string): Promise<boolean> {
  const { check } = await estimator();
  // Also without what separates words ("pass word 1"), and with letters for the signs that stand for them
  // ("p4$$w0rd").
  const joined = password.replaceAll(/[\s._-]/g, '');
  const spelled = joined.replaceAll(/[@431!0$57]/g, (sign) => LETTERS[sign] ?? sign);
  const readings = new Set([password, joined, spelled]);
  return [...readings].some((text) => check(text.slice(0, JUDGED_CHARACTERS)).guesses < LEAST_GUESSES);
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

/** Loaded by the first registration: its lists take 50 ms and 4 MB. */
function estimator(): ReturnType<typeof loadEstimator> {
  loading ??= loadEstimator();
  return loading;
}

async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  // Its own search for signs that stand for letters takes seconds for some passwords.
  const factory = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, l33tMaxSubstitutions: 0 });
  return { check: (text: string) => factory.check(text) };
}
