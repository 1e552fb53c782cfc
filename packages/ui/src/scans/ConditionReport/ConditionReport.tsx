import type { ConditionNotesView } from '@daylit/contract';
import Blend from 'lucide-react/icons/blend';
import Droplets from 'lucide-react/icons/droplets';
import Layers from 'lucide-react/icons/layers';
import type { Loaded } from '../../lib/states.ts';
import { SectionWaiting } from '../SectionWaiting/SectionWaiting.tsx';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import { TickList } from '../TickList/TickList.tsx';
import type { ConcernSelection } from '../use-concern-selection.ts';
import { Assessment } from './Assessment.tsx';
import { ConcernMap } from './ConcernMap.tsx';
import styles from './ConditionReport.module.css';
import { Unknowns } from './Unknowns.tsx';

export interface ConditionReportProps {
  condition_notes: Loaded<ConditionNotesView>;
  /** Shared with the photo at the top of the report. */
  selection: ConcernSelection;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean;
  /** The scan of the report, if its member can ask about it: a selected concern leads to the chat. */
  scanId?: number | undefined;
}

const TITLE = 'Skin Analysis Report';
const ID = 'skin-analysis-report';

/** The findings: concerns on a map and in words; good findings; what the photo cannot tell. */
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
  Pick<ConditionReportProps, 'selection' | 'isWordsOnly' | 'scanId'>;

/** With so many concerns, the list is as long as the map beside it. */
const LONG_LIST = 3;

function Notes({ concerns, measurements, selection, isWordsOnly = false, scanId, ...notes }: NotesProps) {
  const positives = notes.positive_observations.length > 0 && (
    <div className={styles.Positives}>
      <h3 className={styles.Title}>Positive observations</h3>
      <TickList kind="good" sentences={notes.positive_observations} />
    </div>
  );
  const rest = (
    <>
      <div className={styles.Assessments}>
        <Assessment
          title="Hydration"
          icon={<Droplets size={20} />}
          sentence={notes.hydration_level_assessment}
        />
        <Assessment title="Texture" icon={<Layers size={20} />} sentence={notes.texture_assessment} />
        <Assessment
          title="Tone evenness"
          icon={<Blend size={20} />}
          sentence={notes.tone_evenness_assessment}
        />
      </div>
      <Unknowns measurements={measurements} />
    </>
  );
  if (concerns.length === 0) {
    return (
      <>
        {positives}
        {rest}
      </>
    );
  }
  // A short list leaves a gap beside the map: the next parts fill it, as far as they fit.
  const isShort = concerns.length < LONG_LIST;
  const isAlone = concerns.length === 1;
  return (
    <>
      <ConcernMap {...{ concerns, selection, isWordsOnly, scanId }}>
        {isShort && positives}
        {isAlone && rest}
      </ConcernMap>
      {!isShort && positives}
      {!isAlone && rest}
    </>
  );
}
