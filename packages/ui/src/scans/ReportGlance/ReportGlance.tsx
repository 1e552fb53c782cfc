import type { ConditionNotesView, PhotoQualityView } from '@daylit/contract';
import { type ReactNode, useId } from 'react';
import type { Loaded } from '../../lib/states.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { byVerdict } from '../by-verdict.ts';
import type { ConcernSelection } from '../use-concern-selection.ts';
import { GlanceFigure } from './GlanceFigure.tsx';
import type { PinAnswerProps } from './PinAnswer.tsx';
import styles from './ReportGlance.module.css';

export interface ReportGlanceProps {
  photo_quality: Loaded<PhotoQualityView>;
  condition_notes: Loaded<ConditionNotesView>;
  /** URL of the scan's thumbnail; null shows the map. */
  thumbnailUrl: string | null;
  /** The scan is still being analysed: a drawn face replaces its thumbnail. Default false. */
  isAnalysing?: boolean;
  /** The photo as it was sent, shown while it is analysed. */
  photo?: Blob | undefined;
  /** Shared with the list of concerns below. */
  selection: ConcernSelection;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean;
  /** The scan of the report, if its member can ask about it: an answer leads to the chat. */
  scanId?: number | undefined;
  /** What was asked with the photo, with its answer. Default nothing. */
  children?: ReactNode;
  /** Says that a find is wrong. Absent for the sample report. */
  onJudge?: PinAnswerProps['onJudge'];
}

/**
 * The report in ten seconds: the photo or the map, and one statement. A pin, or a concern of the list below,
 * opens its answer under its outline.
 *
 * **Do** leave out unknown values. **Don't** list the signs here: the list follows.
 */
export function ReportGlance({
  condition_notes,
  isWordsOnly = false,
  isAnalysing = false,
  scanId,
  onJudge,
  children,
  ...figure
}: ReportGlanceProps) {
  const titleId = useId();
  const notes = condition_notes.state === 'ready' ? condition_notes.value : undefined;
  const [concerns] = byVerdict(notes?.kind === 'notes' ? notes.concerns : []);
  return (
    <Card id="at-a-glance" padding="none" aria-labelledby={titleId} className={styles.Whole}>
      <div className={styles.ReportGlance}>
        <GlanceFigure {...{ ...figure, concerns, isAnalysing, isWordsOnly, scanId, onJudge }} />
        <div className={styles.Words}>
          <h2 id={titleId}>
            <VisuallyHidden>At a glance</VisuallyHidden>
          </h2>
          {notes === undefined && (
            <div aria-hidden="true" className={styles.Waiting}>
              <Skeleton height="22px" />
              <Skeleton height="22px" width="72%" />
            </div>
          )}
          {notes?.kind === 'notes' && notes.overall_assessment !== null && (
            <p className={styles.Statement}>{notes.overall_assessment}</p>
          )}
          <div className={styles.Asked}>{children}</div>
        </div>
      </div>
    </Card>
  );
}
