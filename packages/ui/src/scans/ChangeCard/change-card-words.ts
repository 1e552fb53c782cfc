import type { SignTrend, TrendMeasure, TrendScan, TrendsView } from '@daylit/contract';
import { countWords } from '../../lib/count-words.ts';
import { isEndedByEngine } from '../../lib/ended-by-engine.ts';
import { formatDay } from '../../lib/format-date.ts';
import { sentences } from '../../lib/sentences.ts';
import { byWeight, inText, toldTrend } from '../../lib/trend-words.ts';

/** What a card says first. */
export interface ChangeWords {
  kind: SignTrend['kind'];
  title: string;
  text: string;
  /** The sign of the chart. */
  lead: TrendMeasure;
}

/** What the run of scans shows over all signs. Undefined without any sign. `scans` are oldest first. */
export function changeWords({ measures, scans }: TrendsView, isWordsOnly: boolean): ChangeWords | undefined {
  const [lead, ...others] = byWeight(measures);
  const trend = lead?.trend;
  if (!lead || !trend) return undefined;
  const lost = lostScan(scans);
  if (lost) return { ...lostWords(lost, scans, lead), lead };
  const { kind, title = '', sentence = '' } = trend;
  if (kind === 'calmer' || kind === 'stronger') {
    const said = isWordsOnly
      ? `It shows in ${inText(lead.concern_name)}, over ${countWords(trend.scans)} scans.`
      : sentence;
    return { kind, title, text: sentences(said, alsoChanged(kind, others)), lead };
  }
  if (kind === 'steady') return { kind, title, text: steadyText(measures, trend.scans), lead };
  return { kind, title, text: sentence, lead };
}

/** The newest scan, where it can be compared with none of those before. */
export function lostScan(scans: readonly TrendScan[]): TrendScan | undefined {
  const last = scans.at(-1);
  const isLost = last !== undefined && last.line === null && last.in_trend !== false;
  return isLost && scans.some(({ line }) => line !== null) ? last : undefined;
}

function lostWords(
  lost: TrendScan,
  scans: readonly TrendScan[],
  { concern_name, trend }: TrendMeasure,
): Omit<ChangeWords, 'lead'> {
  const before = scans.findLast(({ line }) => line !== null);
  const told = toldTrend(trend);
  return {
    kind: 'not_comparable',
    title: `${formatDay(lost.created_at)} can’t be compared`,
    text: sentences(
      lost.reason ?? '',
      told &&
        before &&
        `Up to ${formatDay(before.created_at)}: ${inText(concern_name)} ${inText(told.title)}.`,
    ),
  };
}

/** The other signs whose run of scans tells a change: those that changed alike first. */
export function alsoChanged(
  kind: SignTrend['kind'],
  others: readonly Pick<TrendMeasure, 'concern_name' | 'trend'>[],
): string | undefined {
  const named = (which: SignTrend['kind']) =>
    others.filter(({ trend }) => trend?.kind === which).map(({ concern_name }) => inText(concern_name));
  const [alike, other] =
    kind === 'calmer' ? (['calmer', 'stronger'] as const) : (['stronger', 'calmer'] as const);
  const words = { calmer: 'calmer', stronger: 'a little more' };
  const parts = [
    named(alike).length > 0 && `also ${words[alike]}: ${LIST.format(named(alike))}`,
    named(other).length > 0 && `${words[other]}: ${LIST.format(named(other))}`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return undefined;
  const [first = ''] = parts;
  return `${first.charAt(0).toUpperCase()}${[first.slice(1), ...parts.slice(1)].join('; ')}.`;
}

const LIST = new Intl.ListFormat('en-GB');

function steadyText(measures: readonly TrendMeasure[], scans: number): string {
  const steady = measures.filter(({ trend }) => trend?.kind === 'steady').length;
  const over = `over ${countWords(scans)} scans.`;
  if (steady === measures.length && steady > 1)
    return `We see no change in any of your ${countWords(steady)} signs, ${over}`;
  const rest = measures.length - steady;
  return sentences(
    `We see no change in ${steady === 1 ? 'one sign' : `${countWords(steady)} signs`}, ${over}`,
    rest > 0 &&
      `It is too early to tell about ${rest === 1 ? 'the other one' : `the other ${countWords(rest)}`}.`,
  );
}

/** Why the run begins where it does. Undefined where nothing lies before it. */
export function whySince(scans: readonly TrendScan[], start: string | undefined): string | undefined {
  const first = scans.find(({ created_at }) => created_at === start);
  const before = first && scans[scans.indexOf(first) - 1];
  if (!first || !before) return undefined;
  const day = formatDay(first.created_at);
  return isEndedByEngine(before, first)
    ? `Our reading changed on ${day}. Photos before that aren’t compared with newer ones.`
    : `${day} is the first photo that can be compared with your newest ones. The light or the angle was different before.`;
}
