import type { ProgressSummaryView } from '@daylit/contract';
import type { Loaded } from '../../lib/states.ts';
import { SectionWaiting } from '../SectionWaiting/SectionWaiting.tsx';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import { TickList, type TickListProps } from '../TickList/TickList.tsx';
import styles from './ProgressSummary.module.css';
import { TrendRow } from './TrendRow.tsx';

export interface ProgressSummaryProps {
  progress_summary: Loaded<ProgressSummaryView>;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean;
}

const TITLE = 'Skin Progress Summary';
const ID = 'progress-summary-section';

/**
 * The changes since the earlier scans, described without blame.
 *
 * **Do** give both numbers with each change. **Don't** call an increase worse, or show it in red.
 */
export function ProgressSummary({ progress_summary, isWordsOnly = false }: ProgressSummaryProps) {
  if (progress_summary.state !== 'ready') return <SectionWaiting id={ID} title={TITLE} />;
  const summary = progress_summary.value;
  return (
    <ReportCard id={ID} title={TITLE}>
      {summary.kind === 'summary' ? (
        <Summary {...summary} isWordsOnly={isWordsOnly} />
      ) : (
        <p>Scan report not available or data is incomplete.</p>
      )}
    </ReportCard>
  );
}

type SummaryProps = Extract<ProgressSummaryView, { kind: 'summary' }> & { isWordsOnly: boolean };

function Summary(summary: SummaryProps) {
  const { overall_assessment, comparison, trends } = summary;
  const caution = comparison === null || comparison.result === 'comparable' ? null : comparison.reason;
  return (
    <>
      {overall_assessment !== null && <p className={styles.Lead}>{overall_assessment}</p>}
      {isEmpty(summary) && <p className={styles.Caution}>Nothing to compare yet.</p>}
      {caution !== null && <p className={styles.Caution}>{caution}</p>}
      <div className={styles.Columns}>
        <div className={styles.Lists}>
          <Changes title="Improvements" kind="calmer" sentences={summary.improvements} />
          <Changes title="Regressions" kind="more" sentences={summary.regressions} />
          <Changes title="Action items" kind="do" sentences={summary.action_items} />
        </div>
        {trends.length > 0 && (
          <ul aria-label="Changes over your scans" className={styles.Trends}>
            {trends.map((trend) => (
              <TrendRow key={trend.concern_name} trend={trend} isWordsOnly={summary.isWordsOnly} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function isEmpty({ overall_assessment, ...summary }: SummaryProps): boolean {
  const { improvements, regressions, action_items, trends } = summary;
  const parts = [improvements, regressions, action_items, trends];
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
