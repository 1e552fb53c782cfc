import type { ReadSummary, TrendsView, TrendView } from '@daylit/contract';
import Columns2 from 'lucide-react/icons/columns-2';
import { BandChart } from '../../art/BandChart/BandChart.tsx';
import { RunChart } from '../../art/RunChart/RunChart.tsx';
import { signRun } from '../../art/RunChart/sign-run.ts';
import { compareWords } from '../../lib/compare-words.ts';
import { itemAt } from '../../lib/item-at.ts';
import { sentences } from '../../lib/sentences.ts';
import type { Loaded } from '../../lib/states.ts';
import { trendLevels } from '../../lib/trend-words.ts';
import { Verdict, type VerdictProps } from '../../parts/Verdict/Verdict.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { changeText, changeTitle } from './change-words.ts';
import styles from './LeadChange.module.css';
import { trendBands } from './scan-bands.ts';
import type { SortedTrends } from './sort-trends.ts';

interface LeadChangeProps {
  summary: ReadSummary;
  sorted: SortedTrends;
  /** Every sign over time; later scans are not part of this report. Undefined where it is not asked for. */
  trends: Loaded<TrendsView> | undefined;
  isWordsOnly: boolean;
}

/** What changed, in one sentence, with its chart and the way to both photos. */
export function LeadChange({ summary, sorted, trends, isWordsOnly }: LeadChangeProps) {
  const { overall_assessment, comparison } = summary;
  const lead = leadOf(sorted, isWordsOnly);
  if (!lead) return overall_assessment === null ? null : <p className={styles.Lead}>{overall_assessment}</p>;
  const { sign, text, ...verdict } = lead;
  const now = itemAt(sign.points, -1).checkin_id;
  const before = comparison?.compared_with ?? null;
  return (
    <div className={styles.LeadChange}>
      <Verdict {...verdict} size="card" text={sentences(overall_assessment ?? '', text)} />
      <Chart sign={sign} trends={trends} isWordsOnly={isWordsOnly} />
      {now !== null && before !== null && (
        <ButtonLink
          href={`/timeline/compare?a=${before}&b=${now}`}
          variant="outline"
          size="small"
          icon={<Columns2 size={18} />}
          className={styles.Way}
        >
          {wayWords(sign, before)}
        </ButtonLink>
      )}
    </div>
  );
}

/** The run of scans first; else the larger change of the last two; else that nothing changed. */
function leadOf(
  { told, changed, unchanged }: SortedTrends,
  isWordsOnly: boolean,
): (Pick<VerdictProps, 'kind' | 'title'> & { sign: TrendView; text: string }) | undefined {
  const [run] = told;
  if (run) {
    const { trend, kind, title } = run;
    // The chart says both levels, so the sentence about them would be said twice.
    return { kind: kind === 'calmer' ? 'calmer' : 'stronger', title, text: '', sign: trend };
  }
  const [pair] = changed;
  if (pair) {
    const kind = pair.change === 'less_visible' ? 'calmer' : 'stronger';
    return { kind, title: changeTitle(pair), text: changeText(pair, isWordsOnly), sign: pair.trend };
  }
  const steady = unchanged.find(({ trend }) => trend?.kind === 'steady' && trend.title !== undefined);
  return steady && { kind: 'steady', title: steady.trend?.title ?? '', text: '', sign: steady };
}

function Chart({
  sign,
  trends,
  isWordsOnly,
}: { sign: TrendView } & Pick<LeadChangeProps, 'trends' | 'isWordsOnly'>) {
  // One chart never takes the place of the other in front of somebody who reads it.
  if (trends?.state === 'waiting') return <Skeleton height="13rem" />;
  const known = trends?.state === 'ready' ? trends.value : undefined;
  const last = itemAt(sign.points, -1).checkin_id;
  const measure = known?.measures.find((each) => each.sign === sign.sign);
  const scans = known?.scans.filter(({ checkin_id }) => last !== null && checkin_id <= last) ?? [];
  const run = measure
    ? signRun({ ...measure, ...(sign.trend && { trend: sign.trend }) }, scans, isWordsOnly)
    : [];
  if (run.length < 2)
    return (
      <BandChart
        name={sign.concern_name}
        bands={trendBands(sign, 'joined', isWordsOnly)}
        isWordsOnly={isWordsOnly}
      />
    );
  return (
    <RunChart
      name={sign.concern_name}
      scans={run}
      size="low"
      levels={isWordsOnly ? undefined : trendLevels(sign.trend)}
      isWordsOnly={isWordsOnly}
    />
  );
}

function wayWords({ points }: TrendView, before: number): string {
  const [from, to] = [points.find(({ checkin_id }) => checkin_id === before), points.at(-1)].map(
    (point) => point?.created_at ?? null,
  );
  return from === null || to === null || from === undefined || to === undefined
    ? 'Compare both photos'
    : compareWords(from, to);
}
