import { type Clause, isSupposed } from './clauses.ts';

/** From this age on it changes nothing here. */
const ADULT = 18;
const YOUNGEST = 5;

const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  'five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'
    .split(' ')
    .map((word, index) => [word, String(YOUNGEST + index)]),
);

const AM = String.raw`\b(?:i am|im|i m)`;
/** "I am 12 weeks pregnant" and "I am 14 days in" are no ages. */
const AFTER = String.raw`(?= ?(?:$|(?:and|but|so|with|btw|now|too|already|female|male|girl|boy|years?|yrs?|yo|y o|yr old|what|which|can|is|should|how|my)\b))`;
const HOW = String.raw`(?: (?:only|just|a|like|almost|currently|about|still|actually|really)){0,2}`;
const AGE = new RegExp(
  String.raw`${AM}${HOW} (\d{1,2})${AFTER}(?! (?:years? (?:in|of|into|ago|clean|sober)))|^(?:as an? |an? )?(\d{1,2}) ?(?:yo|y o|years? old)(?: (?:girl|boy|female|male|here|and|with)\b|$)|\bmy age is (\d{1,2})\b|\bjust turned (\d{1,2})\b|\bi turned (\d{1,2}) (?:yesterday|today|last|this|in|on)\b`,
);
/** "I turn 12 in May": still 11. */
const TURNS = new RegExp(
  String.raw`\b(?:i|ill|i will|i am|im|i m) (?:be |turn |turning |about to turn |going to be |gonna be |will be )(\d{1,2})\b(?! (?:weeks?|days?|minutes?|hours?|months?))|\bmy (\d{1,2})(?:th|st|nd|rd)? birthday is (?:in|on|next|soon|coming|this|tomorrow)\b`,
);

/** The age under 18 that somebody says they have; undefined for any other. */
export function readAge({ plain }: Clause): number | undefined {
  const words = plain
    .split(' ')
    .map((word) => WORDS[word] ?? word)
    .join(' ')
    .replace(/(\d)(yo|yrs?|y)\b/g, '$1 $2');
  const clause = { plain: words };
  const turns = TURNS.exec(words);
  if (turns && !isSupposed(clause, turns.index)) return young(Number(turns.slice(1).find(Boolean)) - 1);
  const is = AGE.exec(words);
  return is && !isSupposed(clause, is.index) ? young(Number(is.slice(1).find(Boolean))) : undefined;
}

const young = (age: number): number | undefined => (age >= YOUNGEST && age < ADULT ? age : undefined);
