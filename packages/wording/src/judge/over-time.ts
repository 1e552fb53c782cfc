import { SIGN_VALUES, type ScanComparison, type Trends } from '@daylit/contract';
import type { Contradiction } from './judge.ts';
import { SPEAKS_OF } from './topics.ts';

/** What the timeline says of its newest run of scans, and what is said of two scans of that run. */
export interface JudgedHistory {
  measures: Trends['measures'];
  comparison: Omit<ScanComparison, 'earlier' | 'later'>;
}

interface Rule {
  /** What they would deny. */
  about: string;
  timeline: RegExp;
  pair: RegExp;
  /** Words that reconcile the two. */
  unless?: RegExp;
}

const LESS = /calmer|less visible/i;
const MORE = /more visible/i;
const CHANGED = /calmer|(less|more) visible/i;
/** Two photos may differ in another way than all scans do, where they are said to be two. */
const OF_TWO = /the later photo/i;

/** What the timeline may not say of a sign beside a sentence about two of its scans that names this sign. */
const OF_A_SIGN: readonly Rule[] = [
  {
    about: 'a sign that is steady over all scans, and changed in two',
    timeline: /^Steady/,
    pair: CHANGED,
    unless: /Over all your scans, we see no change in /,
  },
  {
    about: 'a sign that is calmer over all scans, and more visible',
    timeline: /^Calmer/,
    pair: MORE,
    unless: OF_TWO,
  },
  {
    about: 'a sign that shows more over all scans, and less',
    timeline: /^A little more/,
    pair: LESS,
    unless: OF_TWO,
  },
  {
    about: 'a sign that is too early to tell, and changed',
    timeline: /^(Too early|Can’t)/,
    pair: CHANGED,
    unless: OF_TWO,
  },
];

/** What it may not say beside a sentence about two scans as a whole. */
const OF_ALL: Rule = {
  about: 'a change over all scans, and none',
  timeline: /^(Calmer|A little more)/,
  pair: /about the same|no change to name/i,
};

/** What the timeline and a comparison deny of each other. Empty for every pair that may be shown. */
export function contradictionsOverTime({ measures, comparison }: JudgedHistory): Contradiction[] {
  const pair = [...(comparison.trend ?? '').split(/(?<=\.) /), comparison.may_say].filter(Boolean);
  const deny = (
    { about, timeline, pair: words, unless }: Rule,
    one: string,
    isMeant: (text: string) => boolean,
  ) =>
    timeline.test(one)
      ? pair
          .filter((other) => words.test(other) && isMeant(other) && !unless?.test(other))
          .map((other) => ({ about, one, other }))
      : [];
  return measures.flatMap(({ sign, trend }) => {
    const one = `${trend?.title ?? ''}. ${trend?.sentence ?? ''}`;
    const beside = comparison.signs.find((each) => each.sign === sign)?.trend;
    const isAnother = beside !== undefined && beside.title !== trend?.title;
    return [
      ...OF_A_SIGN.flatMap((rule) => deny(rule, one, (text) => SPEAKS_OF[sign].test(text))),
      ...deny(OF_ALL, one, (text) => !SIGN_VALUES.some((each) => SPEAKS_OF[each].test(text))),
      ...(isAnother ? [{ about: 'a sign with two trends', one, other: beside.title ?? '' }] : []),
    ];
  });
}
