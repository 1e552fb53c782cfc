import { canonicalName, isKnownName } from './inci-names.ts';
import { remember } from './remember.ts';

export interface ParsedIngredient {
  /** INCI name in capitals; the label's own words in capitals when no dictionary knows them. */
  name: string;
  /** The share the label states, 0 to 100. */
  percent: number | null;
  isKnown: boolean;
}

/**
 * Parses the ingredient list of a label as people and shops copy it. The order is kept, because it is the
 * order of amounts.
 */
export function parseIngredients(text: string): ParsedIngredient[] {
  const list = cutTail(cutHead(tidy(text)));
  return splitEntries(list).flatMap(readEntry);
}

function tidy(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200D\uFEFF]/g, '')
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

const HEAD =
  /^.{0,40}?\b(ingredients?|ingr[ée]dients?|ingredientes|zutaten|inhaltsstoffe|inci)\b[^:,;]{0,30}:/i;
const SECTION = /[.,;]?\s*\b(in)?active ingredients?\s*:?(?=\s)/gi;
// A lot number that was printed before the first ingredient, as in `899330 30 - AQUA`.
const LOT_NUMBER = /^\s*[A-Z]?\d[\d\s/]{3,}\s*-\s*/i;

function cutHead(text: string): string {
  return text
    .replace(SECTION, ', ')
    .replace(HEAD, '')
    .replace(LOT_NUMBER, '')
    .replace(/^[\s,]+/, '');
}

// Words that end the list and begin other text on the pack.
const TAIL_WORDS = [
  'fabriqu[ée]e? en',
  'made in',
  'hergestellt in',
  'fabricado en',
  'distributed by',
  'manufactured (?:by|for)',
  'net (?:wt|weight)',
  'poids net',
  'directions',
  'warnings?',
  'caution',
  'unknown ingredients?',
  String.raw`f\.i\.l\.`,
];
const TAIL = new RegExp(String.raw`\b(?:${TAIL_WORDS.join('|')}).*$`, 'i');

function cutTail(text: string): string {
  return text.replace(TAIL, '');
}

/**
 * Splits at separators outside brackets. A comma between two digits belongs to a name, as in
 * `1,2-HEXANEDIOL`.
 */
function splitEntries(list: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let entry = '';
  for (const [at, sign] of [...list].entries()) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
    const insideNumber = sign === ',' && /\d/.test(list[at - 1] ?? '') && /\d/.test(list[at + 1] ?? '');
    if (depth === 0 && !insideNumber && ',;•·|'.includes(sign)) {
      entries.push(entry);
      entry = '';
    } else {
      entry += sign;
    }
  }
  return [...entries, entry];
}

const PERCENT = /\(?\b(\d+(?:[.,]\d+)?)\s*%\)?/;
const MILLIGRAMS_PER_GRAM = /\(?\b(\d+(?:[.,]\d+)?)\s*mg\s*\/\s*g\)?/i;

/**
 * One entry, then the list in its brackets: `PARFUM (LINALOOL, LIMONENE)` gives three. Remembered, because
 * the labels of a large catalogue repeat the same entries.
 */
const readEntry = remember((raw: string): readonly ParsedIngredient[] => {
  const entry = readName(raw);
  const inside = bracketed(raw).map(splitEntries);
  const listed = inside
    .filter((entries) => entries.length > 1)
    .flatMap((entries) => entries.flatMap(readEntry));
  const onlyHolder = entry === null || (!entry.isKnown && listed.length > 0);
  return onlyHolder ? listed : [entry, ...listed];
});

function bracketed(text: string): string[] {
  // Up to the last bracket that closes, so that no open one is followed to the end for nothing.
  const closed = text.slice(0, Math.max(text.lastIndexOf(')'), text.lastIndexOf(']')) + 1);
  return [...closed.matchAll(/[([]([^)\]]+)[)\]]/g)].map((match) => match[1] ?? '');
}

function readName(raw: string): ParsedIngredient | null {
  const percent = readNumber(raw, PERCENT) ?? tenth(readNumber(raw, MILLIGRAMS_PER_GRAM));
  const bare = raw
    .replace(PERCENT, ' ')
    .replace(MILLIGRAMS_PER_GRAM, ' ')
    .replace(/[([]\s*nano\s*[)\]]/gi, ' ')
    .replace(/^[\s[(]*(\+\s*\/\s*-|±|may contain:?|peut contenir:?)/i, ' ')
    .replace(/[*†‡°]+/g, ' ')
    .replace(/(?<![\s.:\](])[\s.:\](]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
  const candidates = spellings(bare);
  const known = candidates.find(isKnownName);
  const name = known ?? candidates.find((words) => /[A-Z]/.test(words));
  return name === undefined ? null : { name: canonicalName(name), percent, isKnown: known !== undefined };
}

/** Possible readings of one entry, the most literal first. */
function spellings(entry: string): string[] {
  const outside = withoutBrackets(entry);
  const unbroken = outside.replace(/ - | -|- /g, '-');
  const readings = [
    outside,
    unbroken,
    unbroken.replaceAll('-', ''),
    ...outside.split('/'),
    ...bracketed(entry).flatMap((words) =>
      splitEntries(words).length === 1 ? [words, ...words.split('/')] : [],
    ),
  ];
  return readings.map((words) => words.trim()).filter((words) => words !== '');
}

function withoutBrackets(entry: string): string {
  return entry
    .replace(/[([][^)\]]*[)\]]?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function readNumber(text: string, pattern: RegExp): number | null {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

function tenth(value: number | null): number | null {
  return value === null ? null : value / 10;
}
