import type { ComparisonFacts } from '@daylit/contract';
import { otherwise, type Phrase } from './phrase.ts';

/** What the sentences about two scans are chosen by: numbers of signs. */
interface PairFacts extends Pick<ComparisonFacts, 'result'> {
  /** The run of scans shows a change. */
  hasTrend: boolean;
  compared: number;
  less: number;
  more: number;
  same: number;
  /** Signs that changed in the two photos, and not over the run of scans. */
  steady: number;
}

/** The title of two scans side by side. */
export const PAIR_TITLES: readonly Phrase<PairFacts>[] = [
  {
    when: 'not comparable',
    holds: ({ result }) => result === 'not_comparable',
    says: 'These two scans can’t be compared.',
  },
  {
    when: 'roughly',
    holds: ({ result }) => result === 'directional',
    says: 'These two scans can be compared roughly.',
  },
  { when: 'comparable', holds: otherwise, says: 'These two scans can be compared.' },
];

/** What a member may conclude from two scans. `{less}`, `{more}` and `{same}` are lists of signs. */
export const MAY_SAY: readonly Phrase<PairFacts>[] = [
  {
    when: 'not comparable',
    holds: ({ result }) => result === 'not_comparable',
    says: 'Each photo shows how your skin looked that day.',
  },
  {
    when: 'no sign in both photos',
    holds: ({ compared }) => compared === 0,
    says: 'No sign shows in both photos, so these two can’t show a change.',
  },
  {
    when: 'no change, but one over all scans',
    holds: ({ less, more, hasTrend }) => less + more === 0 && hasTrend,
    says: 'These two photos alone are too alike to show it.',
  },
  {
    when: 'no change',
    holds: ({ less, more }) => less + more === 0,
    says: 'These two photos look about the same.',
  },
  {
    when: 'some less, some more',
    holds: ({ less, more }) => less > 0 && more > 0,
    says: 'In the later photo, {less} {less_are} less visible, and {more} {more_are} more visible.',
  },
  {
    when: 'some less',
    holds: ({ less }) => less > 0,
    says: '{Less} {less_are} less visible in the later photo.',
  },
  { when: 'some more', holds: otherwise, says: '{More} {more_are} more visible in the later photo.' },
];

/** Added about the signs that did not change, or not over all scans. */
export const MAY_ALSO_SAY: readonly Phrase<PairFacts>[] = [
  {
    when: 'changed in the two photos only',
    holds: ({ less, more, steady }) => less + more > 0 && steady > 0,
    says: ' Over all your scans, we see no change in {steady}.',
  },
  {
    when: 'some changed, some did not',
    holds: ({ less, more, same, hasTrend }) => less + more > 0 && same > 0 && !hasTrend,
    says: ' The rest is about the same.',
  },
  { when: 'otherwise', holds: otherwise, says: '' },
];

/** What two scans do not show. */
export const MAY_NOT_SAY: readonly Phrase<PairFacts>[] = [
  {
    when: 'not comparable',
    holds: ({ result }) => result === 'not_comparable',
    says: 'What looks different may come from the photos.',
  },
  {
    when: 'otherwise',
    holds: otherwise,
    says: 'A photo shows that skin changed. It can’t show why.',
  },
];
