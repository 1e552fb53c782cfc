import type { CarePlanView, ConditionNotesView, PhotoQualityView } from '@daylit/contract';
import { useId, useLayoutEffect, useRef } from 'react';
import type { Loaded } from '../../lib/states.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ConcernSelection } from '../use-concern-selection.ts';
import { GlanceFigure } from './GlanceFigure.tsx';
import { GlanceSummary } from './GlanceSummary.tsx';
import styles from './ReportGlance.module.css';
import { SelectedConcern } from './SelectedConcern.tsx';

export interface ReportGlanceProps {
  photo_quality: Loaded<PhotoQualityView>;
  condition_notes: Loaded<ConditionNotesView>;
  care_plan: Loaded<CarePlanView>;
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
}

/**
 * The report in ten seconds: the photo, one statement, the two signs that stand out and one thing for
 * tonight. A pin, a chip or a concern selects a sign; then its range, its places and the other signs replace
 * the statement.
 *
 * **Do** leave out unknown values. **Don't** repeat a number in another form.
 */
export function ReportGlance({ isWordsOnly = false, isAnalysing = false, ...props }: ReportGlanceProps) {
  const { photo_quality, condition_notes, care_plan, thumbnailUrl, photo, selection } = props;
  const titleId = useId();
  const words = useRef<HTMLDivElement>(null);
  const notes = condition_notes.state === 'ready' ? condition_notes.value : undefined;
  const concerns = notes?.kind === 'notes' ? notes.concerns : [];
  const isCalm = notes?.kind === 'notes' && concerns.length === 0;
  const selected = concerns.find(({ number }) => number === selection.number);
  useFocusKept(selection.number, words);
  return (
    <Card id="at-a-glance" padding="none" aria-labelledby={titleId}>
      <div data-calm={isCalm ? '' : undefined} className={styles.ReportGlance}>
        <GlanceFigure
          {...{ photo_quality, concerns, thumbnailUrl, isAnalysing, photo, selection, isWordsOnly }}
        />
        <div ref={words} tabIndex={-1} className={styles.Words}>
          <h2 id={titleId}>
            <VisuallyHidden>At a glance</VisuallyHidden>
          </h2>
          {selected ? (
            <SelectedConcern {...{ concerns, selected, selection, isWordsOnly }} />
          ) : (
            <GlanceSummary {...{ condition_notes, care_plan, selection, isWordsOnly }} />
          )}
        </div>
      </div>
    </Card>
  );
}

/** When the clicked button disappears with the change of `value`, its container takes the focus. */
function useFocusKept(value: unknown, place: React.RefObject<HTMLElement | null>) {
  const before = useRef(value);
  useLayoutEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [value, place]);
}
