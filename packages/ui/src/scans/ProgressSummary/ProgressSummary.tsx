import type {
  MeasurementView,
  ProgressSummaryView,
  ReadSummary,
  Repeatability,
  TrendsView,
} from '@daylit/contract';
import { sentences } from '../../lib/sentences.ts';
import { formatUtcDay } from '../../lib/format-date.ts';
import type { Loaded } from '../../lib/states.ts';
import { Verdict } from '../../parts/Verdict/Verdict.tsx';
import { RepeatabilityFacts } from '../../parts/RepeatabilityCard/RepeatabilityFacts.tsx';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import { SectionWaiting } from '../SectionWaiting/SectionWaiting.tsx';
import { TickList, type TickListProps } from '../TickList/TickList.tsx';
import { type ComparedPhotos, NotCompared } from './NotCompared.tsx';
import { changeText, changeTitle } from './change-words.ts';
import { ChangeFold } from './ChangeFold.tsx';
import { lastRanges, LostCards } from './LostCards.tsx';
import styles from './ProgressSummary.module.css';
import { comparedDays, trendBands } from './scan-bands.ts';
import { SignFold } from './SignFold.tsx';
import { LeadChange } from './LeadChange.tsx';
import { type SortedTrends, sortTrends } from './sort-trends.ts';

export interface ProgressSummaryProps {
  progress_summary: Loaded<ProgressSummaryView>;
  /** The measurements of this scan: they say why a sign was lost. Default none. */
  measurements?: readonly MeasurementView[] | undefined;
  /** Both photos. They are shown when they cannot be compared. */
  photos?: ComparedPhotos | undefined;
  /** Every sign over time, for the chart. Default none: the chart has what the report itself names. */
  trends?: Loaded<TrendsView> | undefined;
  /** When the plan allows the next scan, ISO 8601; undefined while it allows one now. */
  nextScanAt?: string | undefined;
  /** The offer of a second photo, in the minutes after a first scan. Default none. */
  repeatability?: Repeatability | undefined;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean;
}

const TITLE = 'Skin Progress Summary';
const ID = 'progress-summary-section';

/**
 * The changes since the last scan, described without blame.
 *
 * **Do** give both ranges with each change. **Don't** call an increase worse, show it in red, or join scans
 * that cannot be compared.
 */
export function ProgressSummary({ progress_summary, ...rest }: ProgressSummaryProps) {
  if (progress_summary.state !== 'ready') return <SectionWaiting id={ID} title={TITLE} />;
  const summary = progress_summary.value;
  return (
    <ReportCard id={ID} title={TITLE}>
      {summary.kind === 'summary' ? (
        <Summary summary={summary} {...rest} />
      ) : (
        <p>Scan report not available or data is incomplete.</p>
      )}
    </ReportCard>
  );
}

interface SummaryProps extends Omit<ProgressSummaryProps, 'progress_summary'> {
  summary: ReadSummary;
}

function Summary({ nextScanAt, photos, repeatability, ...shown }: SummaryProps) {
  const { overall_assessment, comparison } = shown.summary;
  if (comparison?.result === 'first_scan') {
    return <FirstScan {...{ nextScanAt, repeatability }} {...shown} />;
  }
  return (
    <>
      {isEmpty(shown.summary) && <p className={styles.Quiet}>Nothing to compare yet.</p>}
      {comparison?.result === 'not_comparable' && (
        <Verdict
          kind="not_comparable"
          title="This photo can’t be compared"
          text={overall_assessment ?? undefined}
          size="card"
        />
      )}
      {comparison?.reason != null && (
        <p className={styles.Quiet}>
          {sentences(
            comparison.reason,
            comparison.result === 'not_comparable' &&
              lastRanges(shown.summary.lost_signs, comparedDays(shown.summary), shown.isWordsOnly ?? false),
          )}
        </p>
      )}
      {comparison?.result === 'not_comparable' ? (
        <WithoutComparison {...shown} photos={photos} />
      ) : (
        <Comparison {...shown} />
      )}
    </>
  );
}

type ScanProps = Pick<SummaryProps, 'summary' | 'measurements' | 'trends' | 'isWordsOnly'>;

function Comparison({ summary, measurements, trends, isWordsOnly = false }: ScanProps) {
  const sorted = sortTrends(summary);
  const { told, changed, unchanged, notCompared } = sorted;
  const hasCards = told.length + changed.length + summary.lost_signs.length > 0;
  return (
    <>
      <LeadChange summary={summary} sorted={sorted} trends={trends} isWordsOnly={isWordsOnly} />
      <OtherChanges {...sorted} isWordsOnly={isWordsOnly} />
      <LostCards
        lost_signs={summary.lost_signs}
        days={comparedDays(summary)}
        {...{ measurements, isWordsOnly }}
      />
      {/* An older report tells its changes in sentences only. */}
      {told.length + changed.length + unchanged.length === 0 && (
        <>
          <Changes title="Improvements" kind="calmer" sentences={summary.improvements} />
          <Changes title="Regressions" kind="more" sentences={summary.regressions} />
        </>
      )}
      <Changes title="Action items" kind="do" sentences={summary.action_items} />
      <div className={styles.Folds}>
        <SignFold claim="unchanged" trends={unchanged} isRest={hasCards} isWordsOnly={isWordsOnly} />
        <SignFold
          claim="not compared"
          trends={notCompared}
          isRest={hasCards || unchanged.length > 0}
          isWordsOnly={isWordsOnly}
        />
      </div>
    </>
  );
}

/** The changes besides the first one, which has the chart above. */
function OtherChanges({
  told,
  changed,
  isWordsOnly,
}: Pick<SortedTrends, 'told' | 'changed'> & { isWordsOnly: boolean }) {
  const others = [
    ...told.map(({ trend, kind, title, sentence }) => ({
      trend,
      kind,
      line: isWordsOnly ? title : sentence,
    })),
    ...changed.map(({ trend, ...pair }) => ({
      trend,
      kind: pair.change === 'less_visible' ? ('calmer' as const) : ('more' as const),
      line: `${changeTitle(pair)}. ${changeText(pair, isWordsOnly)}`,
    })),
  ].slice(1);
  return (
    <div className={styles.Folds}>
      {others.map(({ trend, ...said }) => (
        <ChangeFold
          key={trend.concern_name}
          {...said}
          name={trend.concern_name}
          bands={trendBands(trend, 'joined', isWordsOnly)}
          isWordsOnly={isWordsOnly}
        />
      ))}
    </div>
  );
}

/** Where nothing is compared, a lost sign has no card of its own. */
function WithoutComparison({
  summary,
  isWordsOnly = false,
  photos,
}: Omit<SummaryProps, 'nextScanAt' | 'repeatability'>) {
  return (
    <NotCompared
      photos={photos}
      days={comparedDays(summary)}
      advice={summary.action_items}
      trends={summary.trends}
      isWordsOnly={isWordsOnly}
    />
  );
}

type FirstScanProps = Pick<SummaryProps, 'summary' | 'nextScanAt' | 'repeatability' | 'isWordsOnly'>;

function FirstScan({ summary, nextScanAt, repeatability, isWordsOnly = false }: FirstScanProps) {
  const { overall_assessment, action_items } = summary;
  return (
    <>
      <div className={styles.FirstScan}>
        <p>{[overall_assessment ?? 'Nothing to compare yet.', ...action_items].join(' ')}</p>
        {nextScanAt !== undefined && (
          <p className={styles.NextScan}>{`You can scan again from ${formatUtcDay(nextScanAt)}.`}</p>
        )}
      </div>
      {repeatability && (
        <div className={styles.SecondPhoto}>
          <h3 className={styles.SecondPhotoTitle}>How much your photos differ</h3>
          <RepeatabilityFacts {...{ repeatability, isWordsOnly }} />
        </div>
      )}
    </>
  );
}

function isEmpty({ overall_assessment, ...summary }: ReadSummary): boolean {
  const { improvements, regressions, action_items, trends, lost_signs } = summary;
  const parts = [improvements, regressions, action_items, trends, lost_signs];
  return overall_assessment === null && parts.every((part) => part.length === 0);
}

interface ChangesProps extends TickListProps {
  title: string;
}

function Changes({ title, ...list }: ChangesProps) {
  if (list.sentences.length === 0) return null;
  return (
    <div>
      <h3 className={styles.Title}>{title}</h3>
      <TickList {...list} />
    </div>
  );
}
