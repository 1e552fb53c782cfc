import type { ReportView } from '@daylit/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { nextStage, REPORT_SECTIONS, stageState, statusText } from '../next-stage.ts';
import styles from './StatusLine.module.css';

export interface StatusLineProps {
  /** The stages that have arrived. Skin sensitivity is not required. */
  report: ReportView;
  /** Place of the scan among those that wait, from 1; null once its analysis has begun. Default null. */
  place?: number | null;
}

/**
 * The next stage, in words that are announced and as six bars that are not. A complete report has no bars.
 */
export function StatusLine({ report, place = null }: StatusLineProps) {
  const isComplete = nextStage(report) === undefined;
  return (
    <div className={styles.StatusLine}>
      <output className={styles.Words}>
        {isComplete ? (
          <CircleCheck size={20} className={styles.Done} />
        ) : (
          <Loader className={styles.Running} />
        )}
        <span>{statusText(report, place)}</span>
      </output>
      {!isComplete && (
        <div aria-hidden="true" className={styles.Track}>
          {REPORT_SECTIONS.map((section) => (
            <i key={section.id} data-state={stageState(report, section)} className={styles.Bar} />
          ))}
        </div>
      )}
    </div>
  );
}
