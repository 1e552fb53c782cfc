import type { ReportView } from '@daylit/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import { keyWords } from '../../lib/key-words.ts';
import { listSigns } from '../../lib/list-signs.ts';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { REPORT_SECTIONS, stageState, type ReportSection } from '../next-stage.ts';
import styles from './StageList.module.css';

export interface StageListProps {
  /** The stages that have arrived. */
  report: ReportView;
}

/**
 * The stages of a report while it is made, with what is known already. Only a stage that has just arrived is
 * announced.
 *
 * **Don't** show it beside the report itself: its sections are the list then.
 */
export function StageList({ report }: StageListProps) {
  const done = REPORT_SECTIONS.filter((section) => stageState(report, section) === 'done');
  const newest = done.at(-1);
  return (
    <>
      <ol className={styles.StageList}>
        {REPORT_SECTIONS.map((section) => (
          <Row key={section.id} section={section} report={report} />
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">
        {newest && [titleOf(newest, report), ...knownOf(newest, report)].join('. ')}
      </VisuallyHidden>
    </>
  );
}

const MARKS = {
  done: <CircleCheck size={20} />,
  running: <Loader />,
  waiting: <i className={styles.Ring} />,
};

const STATE_WORDS = { done: 'Done: ', running: 'Now: ', waiting: '' };

function Row({ section, report }: { section: ReportSection; report: ReportView }) {
  const state = stageState(report, section);
  const known = knownOf(section, report);
  return (
    <li data-state={state} className={styles.Row}>
      <span className={styles.Mark}>{MARKS[state]}</span>
      <VisuallyHidden>{STATE_WORDS[state]}</VisuallyHidden>
      <span>{titleOf(section, report)}</span>
      {known.map((words) => (
        <span key={words} data-stage={section.stage} className={styles.Known}>
          {words}
        </span>
      ))}
    </li>
  );
}

function titleOf({ stage, title }: ReportSection, { photo_quality }: ReportView): string {
  const status = stage === 'photo_quality' ? photo_quality?.status : null;
  return status ? `${title}: ${keyWords(status)}` : title;
}

/** What a stage that has arrived says in a few words; empty where its name is enough. */
function knownOf({ stage }: ReportSection, report: ReportView): string[] {
  const { photo_quality, skin_type, condition_notes } = report;
  if (stage === 'photo_quality') return photo_quality?.reason ? [photo_quality.reason] : [];
  if (stage === 'skin_type') return skin_type ? [keyWords(skin_type.value)] : [];
  if (stage !== 'condition_notes' || condition_notes?.kind !== 'notes') return [];
  const signs = condition_notes.concerns.flatMap(({ sign }) => sign ?? []).slice(0, NAMED);
  return signs.length > 0 ? [listSigns(signs)] : ['No concern'];
}

/** As many concerns as fit beside the title. */
const NAMED = 2;
