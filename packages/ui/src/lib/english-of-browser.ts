import { readerLanguages } from './reader.ts';

/** A tag of English that formats accept. Some browsers on servers name their language "en-US@posix". */
const ENGLISH = /^en(?:-[a-z\d]+)*$/i;

/**
 * The English in which amounts are written, and dates where no region is known: the first one that the
 * reader's browser asks for, such as "en-GB", else "en-US". The pages are in English, and a German date would
 * break their sentences.
 */
export function englishOfBrowser(): string {
  return readerLanguages().find((language) => ENGLISH.test(language)) ?? 'en-US';
}
