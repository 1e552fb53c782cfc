import { RULES } from './rules.ts';
import { type JudgedReport, type Saying, sayingsOf } from './sayings.ts';

export type { JudgedReport } from './sayings.ts';

/** Two sentences that deny each other. The second is empty for a comparison that leaves its photo open. */
export interface Contradiction {
  about: string;
  one: string;
  other: string;
}

/** Words that compare, and words that say with what. */
const COMPARES =
  /differently|\b(larger|sharper|clearer|calmer)\b|\b(less|more) visible\b|(?<!The rest is )about the same|steady/i;
const SAYS_WITH_WHAT = /last|earlier|since|each/i;

/** What contradicts itself in a report and its plan. Empty for every report that may be shown. */
export function contradictionsIn(report: JudgedReport): Contradiction[] {
  const sayings = sayingsOf(report);
  const pairs = RULES.flatMap(({ about, one, other, where }) =>
    sayings
      .filter(one)
      .flatMap((first) =>
        sayings
          .filter((second) => second !== first && other(second) && (where?.(first, second) ?? true))
          .map((second) => ({ about, one: first.text, other: second.text })),
      ),
  );
  return [...pairs, ...sayings.filter(isOpen).map(({ text }) => ({ about: OPEN, one: text, other: '' }))];
}

const OPEN = 'a comparison that does not name the earlier photo';

function isOpen({ part, text }: Saying): boolean {
  return (
    (part === 'progress' || part === 'positive') &&
    text.split(/(?<=\.) /).some((sentence) => COMPARES.test(sentence) && !SAYS_WITH_WHAT.test(sentence))
  );
}
