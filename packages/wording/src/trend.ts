import type { Sign, SignTrend } from '@daylit/contract';
import { fill, listOf, otherwise, type Phrase, phraseFor } from './phrase.ts';
import { arePlural, signInText } from './signs.ts';

/** What the sentences need besides the trend itself. */
export interface TrendContext {
  sign: Sign;
  /** When the first of the scans that were looked at was taken, ISO 8601; null without any. */
  first: string | null;
  /** Why other scans are not compared, and what to do; null where nothing is known. */
  obstacle: string | null;
  /** A day as the member reads it. */
  dayOf: (iso: string) => string;
}

interface TrendFacts extends Pick<SignTrend, 'kind' | 'scans'> {
  /** Both levels have the same words. */
  isWithinALevel: boolean;
}

/** What the run of scans shows of a sign, in a few words. */
export const TREND_TITLES: readonly Phrase<TrendFacts>[] = [
  { when: 'calmer', holds: ({ kind }) => kind === 'calmer', says: 'Calmer since {since}' },
  { when: 'stronger', holds: ({ kind }) => kind === 'stronger', says: 'A little more since {since}' },
  { when: 'steady', holds: ({ kind }) => kind === 'steady', says: 'Steady since {first}' },
  { when: 'not comparable', holds: ({ kind }) => kind === 'not_comparable', says: 'Can’t be compared' },
  { when: 'too few', holds: otherwise, says: 'Too early to tell' },
];

/** The same in full. `{level}` is the sign, in words that cannot be read as a count. */
export const TREND_SENTENCES: readonly Phrase<TrendFacts>[] = [
  {
    when: 'calmer, within a level',
    holds: ({ kind, isWithinALevel }) => kind === 'calmer' && isWithinALevel,
    says: '{Sign} went down a little, over {scans} scans.',
  },
  {
    when: 'stronger, within a level',
    holds: ({ kind, isWithinALevel }) => kind === 'stronger' && isWithinALevel,
    says: '{Sign} went up a little, over {scans} scans.',
  },
  {
    when: 'calmer or stronger',
    holds: ({ kind }) => kind === 'calmer' || kind === 'stronger',
    says: '{Level} went from {from} to {to}, over {scans} scans.',
  },
  {
    when: 'steady',
    holds: ({ kind }) => kind === 'steady',
    says: 'We see no change in {sign}, over {scans} scans.',
  },
  { when: 'not comparable', holds: ({ kind }) => kind === 'not_comparable', says: '{obstacle}' },
  {
    when: 'too few: none',
    holds: ({ scans }) => scans === 0,
    says: 'None of the scans that we can compare shows {sign} yet.',
  },
  {
    when: 'too few: one',
    holds: ({ scans }) => scans === 1,
    says: 'One scan can’t show a change. Take the next one in the same light.',
  },
  {
    when: 'too few: two or three',
    holds: ({ scans }) => scans <= 3,
    says: '{Scans} scans are too few to name a change in {sign}. Take the next one in the same light.',
  },
  {
    when: 'too few: the photos differ too much',
    holds: otherwise,
    says: 'Readings of {sign} differ too much from photo to photo. The same light each time helps.',
  },
];

/** A change over the run of scans, of one or more signs, as a sentence of its own. */
export const TREND_CLAIM = '{Signs} {have} been {changed} since {since}.';

/** Signs that people call calm. Of spots and lines nobody says so. */
const CAN_BE_CALM: ReadonlySet<Sign> = new Set(['redness', 'shine', 'blemishes']);

const NOT_ALIKE =
  'Too few of your photos are alike. Take your next one at the same window, at the same time of day.';

/** A trend in words: `title` claims a change for `calmer` and `stronger` only. */
export function trendWords(
  trend: SignTrend,
  { sign, first, obstacle, dayOf }: TrendContext,
): Required<Pick<SignTrend, 'title' | 'sentence'>> {
  const name = signInText(sign);
  const [from, to] = [levelOf(trend.from), levelOf(trend.to)];
  const words = {
    sign: name,
    level: arePlural([sign]) ? `the level of ${name}` : name,
    scans: countOf(trend.scans),
    from,
    to,
    since: trend.since === null ? '' : dayOf(trend.since),
    first: first === null ? '' : dayOf(first),
    obstacle: obstacle ?? NOT_ALIKE,
  };
  const facts = { ...trend, isWithinALevel: from === to };
  return {
    title: fill(phraseFor(TREND_TITLES, facts), words),
    sentence: fill(phraseFor(TREND_SENTENCES, facts), words),
  };
}

/** Whether a trend says that the sign changed. */
export function isClaimed(trend: SignTrend | undefined): trend is SignTrend & { since: string } {
  return (trend?.kind === 'calmer' || trend?.kind === 'stronger') && trend.since !== null;
}

/** The run of scans that one or two scans belong to. */
export interface RunOfScans extends Pick<TrendContext, 'dayOf'> {
  measures: readonly { sign: Sign; trend?: SignTrend | undefined }[];
}

/** Nothing is known over time. */
export const NO_RUN: RunOfScans = { measures: [], dayOf: String };

/** The trend of a sign, as part of an answer. */
export function trendIn({ measures }: RunOfScans, { sign }: { sign: Sign }): { trend?: SignTrend } {
  const trend = measures.find((measure) => measure.sign === sign)?.trend;
  return trend ? { trend } : {};
}

/** What changed over a run of scans, the same changes in one sentence. Empty where nothing is claimed. */
export function trendClaims({ measures, dayOf }: RunOfScans): string[] {
  const claims = measures.flatMap(({ sign, trend }) => {
    if (!isClaimed(trend)) return [];
    const less = CAN_BE_CALM.has(sign) ? 'calmer' : 'less visible';
    const changed = trend.kind === 'calmer' ? less : 'a little more visible';
    return [{ sign, changed, since: dayOf(trend.since) }];
  });
  const alike = Map.groupBy(claims, ({ changed, since }) => `${changed} ${since}`);
  return Array.from(alike.values(), (group) => {
    const names = group.map(({ sign }) => sign);
    const have = arePlural(names) ? 'have' : 'has';
    return fill(TREND_CLAIM, { ...group[0], signs: listOf(names.map(signInText)), have });
  });
}

/** The day of a moment where the member is, "June 24"; with the year when it is not the present one. */
export function dayIn(timeZone: string, now: string, english = 'en-US'): TrendContext['dayOf'] {
  const inWords = (iso: string, parts: Intl.DateTimeFormatOptions) =>
    new Date(iso).toLocaleDateString(english, { ...parts, timeZone });
  const yearOf = (iso: string) => inWords(iso, { year: 'numeric' });
  return (iso) => {
    const day = { month: 'long', day: 'numeric' } as const;
    const words = inWords(iso, yearOf(iso) === yearOf(now) ? day : { ...day, year: 'numeric' });
    return words.replaceAll(' ', '\u00A0');
  };
}

/** A level in words. A decimal would be false precision. */
function levelOf(severity: number | null): string {
  if (severity === null || severity <= 0.25) return 'almost none';
  return severity <= 0.75 ? 'below 1' : `about\u00A0${Math.round(severity)}`;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function countOf(scans: number): string {
  return COUNTS[scans] ?? String(scans);
}
