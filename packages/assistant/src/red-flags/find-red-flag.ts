import { KNOWLEDGE } from '../knowledge/knowledge.ts';
import { ORDINARY_WORDS } from '../recognition/ordinary-words.ts';
import { OTHER_SUBJECTS } from '../recognition/other-subjects.ts';
import { plainText } from '../recognition/plain-text.ts';
import { type Ranking, splitWords } from '../recognition/ranking.ts';
import { createSpelling } from '../recognition/spelling.ts';
import { wordOf } from '../recognition/words.ts';
import type { RedFlag } from './care-cards.ts';
import { isAboutThings, isEveryday, isLookOfPart, isShortQuestion } from './everyday.ts';
import { isGeneral, isOver, withoutDenied, withoutHarmless } from './harmless.ts';
import { redFlagIn } from './learned-flags.ts';
import { PATTERNS } from './patterns.ts';

const KEY_WORDS = `swelling swollen bleeding breathe changed changing spreading suicide suicidal anorexia
  anorexic bulimia bulimic starving blurry vision throat tongue burned blister`;

/** Words that resemble a word of a flag and mean something else, in addition to those of our own texts. */
const OTHER_WORDS = `serum sleeping changes cleaning feeling reading eating worth white sheer favor never fewer
  fewest forever flavor growth cheek check there their where other chilli chili scold scolds sweating smear
  sheet wheel wheels`;

/** Words of our own texts, which are never misspelt words of a flag: "scale", "scalp", "smell". */
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

/** Finds what a person has to look at, in any wording, misspelt too. Null for everything else. */
export function findRedFlag(ranking: Ranking, text: string): RedFlag | null {
  const plain = plainText(text);
  const named = findPlainRedFlag(text);
  const found = named ?? findLearnedRedFlag(ranking, plain);
  if (found === null || isOver(found, plain)) return null;
  if (named !== null) return found;
  const isNone =
    isAboutThings(found, plain) ||
    isShortQuestion(found, plain, text) ||
    isLookOfPart(found, plain) ||
    isEveryday(found, plain, ranking.read(text));
  return isNone ? null : found;
}

/** Texts that resemble wordings in the examples. */
function findLearnedRedFlag(ranking: Ranking, plain: string): RedFlag | null {
  const cleared = withoutHarmless(plain);
  const affirmed = withoutDenied(cleared);
  // What is left of what was harmless resembles too much: "i", "so".
  if (affirmed !== plain && saysNothing(affirmed)) return null;
  const found = redFlagIn(ranking, affirmed);
  if (found === 'self_harm' || found === 'eating') return found;
  // "And if that doesn't help" names nothing that could be looked at.
  if (splitWords(plain).every((word) => wordOf(word).isFiller)) return null;
  if (isGeneral(plain)) return null;
  if (affirmed === cleared) return found;
  // "My lips are not swollen, only dry": the rest of a denial still resembles what is denied. What follows as
  // a contrast is searched by itself: "no fever, but my throat feels like it is shutting".
  const others = cleared.split(CONTRAST).filter((part) => withoutDenied(part) === part);
  return others.map((part) => redFlagIn(ranking, part)).find((flag) => flag !== null) ?? null;
}

/** At most two words, none of which is about anything. */
function saysNothing(words: string): boolean {
  const left = splitWords(words);
  return left.length < 2 || (left.length === 2 && left.every((word) => wordOf(word).isFiller));
}

const CONTRAST = /\b(?:but|though|although|however|yet)\b/;

/** The same by plain words alone. */
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
