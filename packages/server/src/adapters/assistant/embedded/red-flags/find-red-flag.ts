import { KNOWLEDGE } from '../knowledge/knowledge.ts';
import { ORDINARY_WORDS } from '../recognition/ordinary-words.ts';
import { OTHER_SUBJECTS } from '../recognition/other-subjects.ts';
import { plainText } from '../recognition/plain-text.ts';
import { createSpelling } from '../recognition/spelling.ts';
import { redFlagIn } from '../recognition/recognise.ts';
import type { RedFlag } from './care-cards.ts';
import { isGeneral, isOver, withoutDenied, withoutHarmless } from './harmless.ts';
import { PATTERNS } from './patterns.ts';

const KEY_WORDS = `swelling swollen bleeding breathe changed changing spreading suicide suicidal anorexia
  anorexic bulimia bulimic starving blurry vision throat tongue burned blister`;

/** Near to a word of a flag, and something else, besides what our own texts spell. */
const OTHER_WORDS = `serum sleeping changes cleaning feeling reading eating worth white sheer favor never fewer
  fewest forever flavor growth cheek check there their where other chilli chili scold scolds sweating smear
  sheet wheel wheels`;

/** Nobody writes these words about a flag when they stand in our own texts: "scale", "scalp", "smell". */
const OUR_WORDS = KNOWLEDGE.flatMap(({ ask, says }) => plainText(`${ask} ${says}`).split(' '));

const spelled = createSpelling(
  [
    ...(PATTERNS.flatMap(([, patterns]) => patterns.map(({ source }) => source))
      .join(' ')
      .replaceAll(/\\[a-z]/g, ' ')
      .match(/[a-z]{5,}/g) ?? []),
    ...KEY_WORDS.split(/\s+/),
  ],
  [...OTHER_WORDS.split(/\s+/), ...OUR_WORDS, ...ORDINARY_WORDS, ...OTHER_SUBJECTS],
);

/** What must be seen by a person, in any words and also misspelt. Null for everything else. */
export function findRedFlag(text: string): RedFlag | null {
  const plain = plainText(text);
  const found = findPlainRedFlag(text) ?? findLearnedRedFlag(plain);
  return found !== null && isOver(found, plain) ? null : found;
}

/** What resembles the wordings of other people. */
function findLearnedRedFlag(plain: string): RedFlag | null {
  const cleared = withoutHarmless(plain);
  const affirmed = withoutDenied(cleared);
  const found = redFlagIn(affirmed);
  if (found === 'self_harm' || found === 'eating') return found;
  if (isGeneral(plain)) return null;
  if (affirmed === cleared) return found;
  // "My lips are not swollen, only dry": what is left of a denial still resembles what is denied. What stands
  // against it is a message of its own: "no fever, but my throat feels like it is shutting".
  const others = cleared.split(CONTRAST).filter((part) => withoutDenied(part) === part);
  return others.map(redFlagIn).find((flag) => flag !== null) ?? null;
}

const CONTRAST = /\b(?:but|though|although|however|yet)\b/;

/** The same by its plain words alone, for who has learned nothing. */
export function findPlainRedFlag(text: string): RedFlag | null {
  const plain = plainText(text);
  const corrected = plain.split(' ').map(spelled).join(' ');
  for (const words of new Set([plain, corrected])) {
    const cleared = withoutHarmless(words);
    const affirmed = withoutDenied(cleared);
    const found = PATTERNS.find(([flag, patterns]) =>
      patterns.some((pattern) =>
        pattern.test(flag === 'self_harm' || flag === 'eating' ? cleared : affirmed),
      ),
    );
    if (found) return found[0];
  }
  return null;
}
