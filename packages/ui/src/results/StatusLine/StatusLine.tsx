import CircleCheck from 'lucide-react/icons/circle-check';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { nextStage, REPORT_SECTIONS, stageState, statusText } from '../next-stage.ts';
import type { ReportStages } from '../report.ts';
import styles from './StatusLine.module.css';

export interface StatusLineProps {
  /** What has arrived so far. Skin sensitivity is not waited for. */
  stages: ReportStages;
}

/** Which stage comes next, in words that are announced and as six bars that are not. */
export function StatusLine({ stages }: StatusLineProps) {
  const isComplete = nextStage(stages) === undefined;
  return (
    <div className={styles.StatusLine}>
      <output className={styles.Words}>
        {isComplete ? (
          <CircleCheck size={20} className={styles.Done} />
        ) : (
          <Loader className={styles.Running} />
        )}
        {statusText(stages)}
      </output>
      <div aria-hidden="true" className={styles.Track}>
        {REPORT_SECTIONS.map((section) => (
          <i key={section.id} data-state={stageState(stages, section)} className={styles.Bar} />
        ))}
      </div>
    </div>
  );
}
