import type { ConcernView, ConditionNotesView } from '@daylit/contract';
import { useId } from 'react';
import type { Loaded } from '../../lib/states.ts';
import { SectionWaiting } from '../SectionWaiting/SectionWaiting.tsx';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import { TickList } from '../TickList/TickList.tsx';
import type { ConcernSelection } from '../use-concern-selection.ts';
import { Assessment } from './Assessment.tsx';
import { ConcernItem } from './ConcernItem.tsx';
import { DisputedConcerns } from './DisputedConcerns.tsx';
import { byVerdict } from '../by-verdict.ts';
import styles from './ConditionReport.module.css';
import { Unknowns } from './Unknowns.tsx';

export interface ConditionReportProps {
  condition_notes: Loaded<ConditionNotesView>;
  /** Shared with the photo at the top of the report. */
  selection: ConcernSelection;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean;
  /** Shows a concern again that the member has called wrong. Absent for the sample report. */
  onRestore?: ((concern: ConcernView) => void) | undefined;
}

const TITLE = 'Skin Analysis Report';
const ID = 'skin-analysis-report';

/** The findings: what stands out, what looks good, three short lines, and what the photo cannot tell. */
export function ConditionReport({ condition_notes, ...shown }: ConditionReportProps) {
  if (condition_notes.state !== 'ready') return <SectionWaiting id={ID} title={TITLE} pictureHeight={180} />;
  const notes = condition_notes.value;
  return (
    <ReportCard id={ID} title={TITLE}>
      {notes.kind === 'notes' ? (
        <Notes {...notes} {...shown} />
      ) : (
        <p>Scan report not available or data is incomplete.</p>
      )}
    </ReportCard>
  );
}

type NotesProps = Extract<ConditionNotesView, { kind: 'notes' }> &
  Pick<ConditionReportProps, 'selection' | 'isWordsOnly' | 'onRestore'>;

function Notes({ measurements, selection, isWordsOnly = false, onRestore, ...notes }: NotesProps) {
  const [concerns, disputed] = byVerdict(notes.concerns);
  const titleId = useId();
  return (
    <>
      <div className={styles.Findings}>
        {notes.concerns.length > 0 && (
          <div>
            {concerns.length > 0 && (
              <>
                <div className={styles.Head}>
                  <h3 id={titleId}>What stands out</h3>
                  {/* Each meter says it to a screen reader. */}
                  {!isWordsOnly && <span aria-hidden="true">of 5</span>}
                </div>
                <ol aria-labelledby={titleId}>
                  {concerns.map((concern) => (
                    <ConcernItem
                      key={concern.number}
                      concern={concern}
                      isSelected={concern.number === selection.number}
                      isWordsOnly={isWordsOnly}
                      onPress={() => selection.onSelect(concern.number)}
                    />
                  ))}
                </ol>
              </>
            )}
            {disputed.length > 0 && onRestore && (
              <DisputedConcerns concerns={disputed} onRestore={onRestore} />
            )}
          </div>
        )}
        {notes.positive_observations.length > 0 && (
          <div className={styles.Positives}>
            <h3 className={styles.Good}>Positive observations</h3>
            <TickList kind="good" sentences={notes.positive_observations} />
          </div>
        )}
      </div>
      <div>
        <div className={styles.Lines}>
          <Assessment title="Hydration" sentence={notes.hydration_level_assessment} />
          <Assessment title="Texture" sentence={notes.texture_assessment} />
          <Assessment title="Tone evenness" sentence={notes.tone_evenness_assessment} />
        </div>
        <Unknowns measurements={measurements} />
      </div>
    </>
  );
}
