import { SIGN_NAMES, type Measurement, type Preferences } from '@daylit/contract';
import { FORBIDDEN_WORDS, WORDS_OF_MEDICINE } from '../../../forbidden-words.ts';

/** What a sentence is checked against. */
export interface Grounds {
  /** Words that the model was given; names among them may be repeated. */
  names: ReadonlySet<string>;
  measurements: readonly Measurement[];
  /** The numbers of the sources that may be cited. */
  sources: ReadonlySet<number>;
  pregnancy: Preferences['pregnancy'];
}

/** Plain text: letters of Latin script, digits and simple marks. Other letters could hide a word. */
const PLAIN = /^[\p{Script=Latin}\d\s.,;:?!'"’‘“”()[\]%+–—/&°-]*$/u;

/** A period or a slash within a word, as in an address. */
const ADDRESS = /\p{L}[./]\p{L}{2}|www|https?/iu;

/** Longer than any word. */
const NO_WORD = /\S{40}/;

/** A word spelled letter by letter. */
const SPELLED_OUT = /(?:\b\p{L}\b[^\p{L}]+){4}/u;

const SEVERITY = /(\d+(?:\.\d+)?)(?:\s*(?:to|or|-|–)\s*(\d+(?:\.\d+)?))?\s*(?:out of|of|\/)\s*(?:5|five)\b/gi;
const STRENGTH =
  /\b(?:mild|moderate|strong|severe|high|low|marked|slight|clear|very|quite|visible|noticeable)\w*\b/i;
const UNSURE = /\b(?:cannot|can't|can’t|could not|couldn't|not|unable|no)\b/i;

/** What is omitted during pregnancy, and for everybody who has not said that they are not pregnant. */
const RETINOID = /\b(?:retin\w*|tretinoin|adapalene|hydroquinone)\b/i;
const LEAVE_OUT = /\b(?:avoid\w*|without|skip\w*|leave|not|never|don't|don’t|no|instead)\b/i;

/** Words with a capital that are no names of products. */
const ORDINARY = new Set(
  'I AI SPF UV UVA UVB AHA AHAs BHA BHAs PHA PHAs PM AM US FDA AAD Daylit Vitamin Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December'.split(
    ' ',
  ),
);

/** Whether a sentence of a model may be shown to this member. */
export function mayBeSaid(sentence: string, grounds: Grounds): boolean {
  const bare = sentence.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const words = bare.replaceAll(/\[\d{1,2}\]/g, '');
  return (
    PLAIN.test(sentence.normalize('NFKC')) &&
    !ADDRESS.test(bare) &&
    !SPELLED_OUT.test(words) &&
    !NO_WORD.test(words) &&
    !FORBIDDEN_WORDS.test(bare) &&
    hasKnownMedicine(words, grounds) &&
    hasKnownSources(sentence, grounds) &&
    hasMeasuredSeverities(words, grounds) &&
    hasKnownNames(words, grounds) &&
    isForThisPerson(words, grounds)
  );
}

const MEDICINE = new RegExp(WORDS_OF_MEDICINE, 'giu');

/** Medical words of our passages may be repeated, and no others. */
function hasKnownMedicine(sentence: string, { names }: Grounds): boolean {
  return [...sentence.matchAll(MEDICINE)].every(([word]) => names.has(word) || names.has(word.toLowerCase()));
}

function hasKnownSources(sentence: string, { sources }: Grounds): boolean {
  const uncited = sentence.replaceAll(/\[(\d{1,2})\]/g, (mark, number) =>
    sources.has(Number(number)) ? '' : mark,
  );
  return !/[[\]]/.test(uncited);
}

function hasMeasuredSeverities(sentence: string, { measurements }: Grounds): boolean {
  const said = [...sentence.matchAll(SEVERITY)].flatMap(([, one, other]) =>
    [one, other].flatMap((number) => (number === undefined ? [] : [Number(number)])),
  );
  const lower = sentence.toLowerCase();
  const named = measurements.filter(({ sign }) => namesOf(sign).some((name) => lower.includes(name)));
  const untold = named.some(({ severity_score }) => severity_score === null);
  if (untold && !UNSURE.test(sentence) && (said.length > 0 || STRENGTH.test(sentence))) return false;
  const allowed = new Set((named.length > 0 ? named : measurements).flatMap(numbersOf));
  return said.every((number) => allowed.has(number));
}

function namesOf(sign: Measurement['sign']): string[] {
  return [SIGN_NAMES[sign].toLowerCase(), sign.replaceAll('_', ' ')];
}

function numbersOf({ severity_score, range }: Measurement): number[] {
  if (severity_score === null) return [];
  return [severity_score, Math.round(severity_score * 10) / 10, ...(range ? [range.low, range.high] : [])];
}

/**
 * A capital within a sentence, or within a word, is a name. Only names that the model was given may be
 * said.
 */
function hasKnownNames(sentence: string, { names }: Grounds): boolean {
  return wordsIn(sentence).every((word, at) => {
    const isName = /^\p{Lu}/u.test(word) && at > 0;
    const isMixed = /\p{Ll}.*\p{Lu}|\p{Lu}{4,}/u.test(word);
    if (!isName && !isMixed) return true;
    return ORDINARY.has(word) || names.has(word);
  });
}

/** The words of a text as they are written. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\d'’-]+/gu) ?? [];
}

function isForThisPerson(sentence: string, { pregnancy }: Grounds): boolean {
  return pregnancy === 'no' || LEAVE_OUT.test(sentence) || !RETINOID.test(sentence);
}
