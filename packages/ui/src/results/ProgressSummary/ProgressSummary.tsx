import { readObject, readText, readTexts } from '../damage.ts';
import { Ghost } from '../Ghost/Ghost.tsx';
import type { ProgressSummaryFinding } from '../report.ts';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import { TickList, type TickListProps } from '../TickList/TickList.tsx';
import styles from './ProgressSummary.module.css';
import { readTrends } from './read-trends.ts';
import { TrendRow } from './TrendRow.tsx';

export interface ProgressSummaryProps {
  /** Undefined until it has arrived. Older reports hold one text instead. */
  progress_summary: ProgressSummaryFinding | string | undefined;
}

const TITLE = 'Skin Progress Summary';
const ID = 'progress-summary-section';

/**
 * What changed since the earlier scans, said calmly and without blame.
 *
 * **Do** give both numbers with each change. **Don't** call more of something worse, or draw it in red.
 */
export function ProgressSummary({ progress_summary }: ProgressSummaryProps) {
  if (progress_summary === undefined) return <Ghost id={ID} title={TITLE} />;
  const summary = readObject<ProgressSummaryFinding>(progress_summary);
  const overall = readText(summary?.overall_assessment) ?? readText(progress_summary);
  const comparison = readObject<ProgressSummaryFinding['comparison']>(summary?.comparison);
  const caution = comparison?.result === 'comparable' ? undefined : readText(comparison?.reason);
  const trends = readTrends(summary?.trends);
  const improvements = readTexts(summary?.improvements);
  const regressions = readTexts(summary?.regressions);
  const actions = readTexts(summary?.action_items);
  const shown = [overall, ...improvements, ...regressions, ...actions, ...trends];
  const isEmpty = summary !== undefined && shown.every((part) => part === undefined);
  return (
    <ReportCard id={ID} title={TITLE}>
      {overall !== undefined && <p className={styles.Lead}>{overall}</p>}
      {overall === undefined && summary === undefined && (
        <p>Scan report not available or data is incomplete.</p>
      )}
      {isEmpty && <p className={styles.Caution}>Nothing to compare yet.</p>}
      {caution !== undefined && <p className={styles.Caution}>{caution}</p>}
      <div className={styles.Columns}>
        <div className={styles.Lists}>
          <Changes title="Improvements" kind="calmer" sentences={improvements} />
          <Changes title="Regressions" kind="more" sentences={regressions} />
          <Changes title="Action items" kind="do" sentences={actions} />
        </div>
        {trends.length > 0 && (
          <ul aria-label="Changes over your scans" className={styles.Trends}>
            {trends.map((trend) => (
              <TrendRow key={trend.concern_name} {...trend} />
            ))}
          </ul>
        )}
      </div>
    </ReportCard>
  );
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
