import {
  SIGN_NAMES,
  type PhotoDifference,
  type ProgressFacts,
  type ProgressSummary,
  type Sign,
} from '@daylit/contract';
import { capitalise, fill, listOf, otherwise, type Phrase, phraseFor } from './phrase.ts';
import { arePlural, signInText } from './signs.ts';
import { NO_RUN, type RunOfScans, trendClaims, trendIn } from './trend.ts';

/** Why two photos cannot be compared, or only roughly, and what to do next time. */
export const DIFFERENCES: Record<PhotoDifference, { reason: string; does: string }> = {
  engine_version: {
    reason: 'Your last scan was measured by another version of our analysis.',
    does: 'Your next scan can be compared with this one.',
  },
  light: {
    reason: 'The light falls differently than in your last photo.',
    does: 'Face the same window in each photo, at the same time of day.',
  },
  sharpness: {
    reason: 'This photo and your last one are not equally sharp.',
    does: 'Hold the camera still until it has focused.',
  },
  angle: {
    reason: 'You hold your head differently than in your last photo.',
    does: 'Look straight at the camera each time.',
  },
  glasses: {
    reason: 'You wear glasses in this photo or in your last one, but not in both.',
    does: 'Take each photo without glasses.',
  },
  around_eyes: {
    reason: 'This photo and your last one don’t show the skin around your eyes equally well.',
    does: 'Take each photo with nothing over your eyes.',
  },
  distance: {
    reason: 'Your face is not as large as in your last photo, or larger.',
    does: 'Hold the camera at the same distance each time.',
  },
};

/** What to do next time about a photo that is good as it is. */
export const KEEP: Partial<Record<PhotoDifference, string>> = {
  sharpness: 'Use the same camera each time.',
  angle: 'Hold your head as in this photo each time.',
};

/** The comparison in one or two sentences. `{less}`, `{more}` and `{lost}` are lists of signs. */
interface SummaryFacts extends Pick<ProgressFacts, 'result'> {
  /** The run of scans shows a change: nothing beside it may sound as if there were none. */
  hasTrend: boolean;
  compared: number;
  less: number;
  more: number;
  lost: number;
}

const hasChanged = ({ less, more }: SummaryFacts): boolean => less + more > 0;

/** What changed. */
export const CHANGES: readonly Phrase<SummaryFacts>[] = [
  {
    when: 'first scan',
    holds: ({ result }) => result === 'first_scan',
    says: 'This is your first scan. Your next one shows what changed.',
  },
  {
    when: 'not comparable',
    holds: ({ result }) => result === 'not_comparable',
    says: 'We can’t compare this photo with your last one.',
  },
  {
    when: 'no sign in both photos',
    holds: ({ compared }) => compared === 0,
    says: 'No sign shows in both photos.',
  },
  {
    when: 'no change, but one over all scans',
    holds: (facts) => !hasChanged(facts) && facts.hasTrend,
    says: '',
  },
  {
    when: 'no change',
    holds: (facts) => !hasChanged(facts),
    says: 'Your skin looks about the same as last time.',
  },
  {
    when: 'some less, some more',
    holds: ({ less, more }) => less > 0 && more > 0,
    says: '{Less} {less_are} less visible than last time; {more} {more_are} more visible.',
  },
  {
    when: 'some less',
    holds: ({ less }) => less > 0,
    says: '{Less} {less_are} less visible than last time.',
  },
  { when: 'some more', holds: otherwise, says: '{More} {more_are} more visible than last time.' },
];

/** Follows the change. */
export const REST: readonly Phrase<SummaryFacts>[] = [
  { when: 'first scan', holds: ({ result }) => result === 'first_scan', says: '' },
  {
    when: 'a concern of the last report is lost',
    holds: ({ lost }) => lost > 0,
    says: 'We can’t judge {lost} this time.',
  },
  {
    when: 'something changed, and something did not',
    holds: (facts) => hasChanged(facts) && facts.compared > facts.less + facts.more && !facts.hasTrend,
    says: 'The rest is about the same.',
  },
  { when: 'otherwise', holds: otherwise, says: '' },
];

/** What to do until the next scan. */
export const NEXT_SCAN = {
  good: 'Take your next photo in this light, at this distance.',
  better: 'For your next photo, follow the tips that come with this one.',
  more: 'Keep your routine. Your next scan shows if it lasts.',
} as const;

/** What changed over the run of scans, then since the scan before, in words. */
export function progressSummary(facts: ProgressFacts, run: RunOfScans = NO_RUN): ProgressSummary {
  const { result, compared_with, difference, changes, lost, trends } = facts;
  const less = signsThat(facts, 'less_visible');
  const more = signsThat(facts, 'more_visible');
  const claims = trendClaims(run);
  const counts = {
    result,
    hasTrend: claims.length > 0,
    compared: changes.length,
    less: less.length,
    more: more.length,
    lost: lost.length,
  };
  const words = {
    less: inText(less),
    less_are: arePlural(less) ? 'are' : 'is',
    more: inText(more),
    more_are: arePlural(more) ? 'are' : 'is',
    lost: inText(lost.map(({ sign }) => sign)),
  };
  const pair = [phraseFor(CHANGES, counts), phraseFor(REST, counts)].filter((text) => text !== '');
  return {
    overall_assessment: fill([...claims, ...pair].join(' '), words),
    improvements: less.map((sign) => sentenceAbout(sign, 'less visible than in your last photo')),
    regressions: more.map((sign) => sentenceAbout(sign, 'more visible than in your last photo')),
    action_items: actionItems(facts, more.length > 0),
    comparison: {
      result,
      compared_with,
      reason: difference === null ? null : DIFFERENCES[difference].reason,
    },
    trends: trends.map((each) => ({
      ...each,
      concern_name: SIGN_NAMES[each.sign],
      ...trendIn(run, each),
    })),
    lost_signs: lost.map(({ sign, range }) => ({ sign, concern_name: SIGN_NAMES[sign], range })),
  };
}

function signsThat({ changes }: ProgressFacts, change: string): Sign[] {
  return changes.filter((one) => one.change === change).map(({ sign }) => sign);
}

function inText(signs: readonly Sign[]): string {
  return listOf(signs.map(signInText));
}

function sentenceAbout(sign: Sign, words: string): string {
  return `${capitalise(signInText(sign))} ${arePlural([sign]) ? 'are' : 'is'} ${words}.`;
}

function actionItems(facts: ProgressFacts, isMore: boolean): string[] {
  const { difference, hasTips, isSharp, isStraight } = facts;
  const items = difference === null ? [] : [adviceOn(difference, { isSharp, isStraight })];
  if (isMore) items.push(NEXT_SCAN.more);
  if (items.length > 0) return items;
  return [hasTips ? NEXT_SCAN.better : NEXT_SCAN.good];
}

/** A photo that is praised gets no advice to become what it is. */
function adviceOn(
  difference: PhotoDifference,
  { isSharp, isStraight }: Pick<ProgressFacts, 'isSharp' | 'isStraight'>,
): string {
  const isPraised = (difference === 'sharpness' && isSharp) || (difference === 'angle' && isStraight);
  return (isPraised ? KEEP[difference] : undefined) ?? DIFFERENCES[difference].does;
}
