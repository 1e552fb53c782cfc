import type { ComparedSign, ScanComparisonView, SignTrend } from '@daylit/contract';
import { formatDay } from '../../lib/format-date.ts';
import { sentences } from '../../lib/sentences.ts';
import { byWeight, toldTrend } from '../../lib/trend-words.ts';
import { alsoChanged } from '../ChangeCard/change-card-words.ts';

/** What is said above two photos. */
interface PairWords {
  kind: SignTrend['kind'];
  title: string;
  text: string;
}

const OF_PAIR = { less_visible: 'calmer', more_visible: 'stronger' } as const;
const TITLES = { calmer: 'Calmer than on', stronger: 'A little more than on' };

/** The run of scans first, where it shows a change; else what the two photos show. */
export function pairWords(comparison: ScanComparisonView, isWordsOnly: boolean): PairWords {
  const { result, reason, trend, may_say, signs, earlier } = comparison;
  if (result === 'not_comparable')
    return {
      kind: 'not_comparable',
      title: 'These two can’t be compared',
      text: sentences(reason ?? '', 'What looks different may come from that.'),
    };
  const caution = result === 'directional' && (reason ?? '');
  const lead =
    trend === undefined
      ? undefined
      : byWeight(signs.map((sign) => ({ ...sign, readings: sign.later ? [sign.later] : [] }))).find(
          toldChange,
        );
  const run = lead && toldChange(lead);
  if (run) {
    const { kind, title, sentence } = run;
    const others = signs.filter(({ sign }) => sign !== lead.sign);
    return {
      kind,
      title,
      text: sentences(
        ...(isWordsOnly ? [trend] : [sentence, alsoChanged(kind, others)]),
        largestChange(signs) === undefined && may_say,
        caution,
      ),
    };
  }
  const changed = largestChange(signs);
  const day = formatDay(earlier.created_at);
  const kind = changed && OF_PAIR[changed];
  return {
    kind: kind ?? 'steady',
    title: kind ? `${TITLES[kind]} ${day}` : `About the same as on ${day}`,
    text: sentences(may_say, caution),
  };
}

function toldChange({ trend }: ComparedSign) {
  const told = toldTrend(trend);
  if (!trend || (told?.change !== 'calmer' && told?.change !== 'more')) return undefined;
  return { kind: trend.kind, title: told.title, sentence: told.sentence };
}

function largestChange(signs: readonly ComparedSign[]): keyof typeof OF_PAIR | undefined {
  const changes = signs.flatMap(({ change, earlier, later }) =>
    change === 'less_visible' || change === 'more_visible'
      ? [{ change, steps: Math.abs((later?.severity_score ?? 0) - (earlier?.severity_score ?? 0)) }]
      : [],
  );
  return changes.toSorted((a, b) => b.steps - a.steps)[0]?.change;
}

/** What is said at a sign of two photos that are compared. */
export interface SignWords {
  change: 'calmer' | 'more' | 'same' | 'none';
  words: string;
}

/** The row is about the two photos. Where they are alike, it does not deny a change over the run of scans. */
export function signWords({ change, trend, earlier, later }: ComparedSign): SignWords {
  const told = toldTrend(trend);
  if (change === 'no_measurable_change' && told && told.change !== 'same')
    return { change: told.change, words: told.title };
  if (change === 'less_visible') return { change: 'calmer', words: 'Calmer' };
  if (change === 'more_visible') {
    const isLarge = (later?.severity_score ?? 0) - (earlier?.severity_score ?? 0) >= 2;
    return { change: 'more', words: isLarge ? 'More' : 'A little more' };
  }
  return change === 'not_compared'
    ? { change: 'none', words: 'Can’t tell' }
    : { change: 'same', words: 'About the same' };
}
