import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { REPORT_SECTIONS, stageState } from '../next-stage.ts';
import type { ReportStages } from '../report.ts';
import styles from './SectionRail.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface SectionRailProps {
  stages: ReportStages;
  /** No further stage is on its way: none is shown as running. */
  isStopped: boolean;
}

const STATE_ICONS = {
  done: <Check size={17} className={styles.Done} />,
  running: <Loader />,
  waiting: <Minus size={14} />,
};

const STATE_WORDS = { done: undefined, running: ', next', waiting: ', still to come' };

const SECTION_IDS = REPORT_SECTIONS.map(({ id }) => id);

/** Beside the report on wide screens: its sections, how far each is, and where the reader is. */
export function SectionRail({ stages, isStopped }: SectionRailProps) {
  const currentId = useCurrentSection(SECTION_IDS);
  return (
    <nav aria-label="Report sections" className={styles.SectionRail}>
      {REPORT_SECTIONS.map((section) => {
        const stage = stageState(stages, section);
        const state = isStopped && stage === 'running' ? 'waiting' : stage;
        return (
          <Anchor
            key={section.id}
            href={`#${section.id}`}
            aria-current={section.id === currentId ? 'true' : undefined}
            className={styles.Link}
          >
            <span className={styles.State}>{STATE_ICONS[state]}</span>
            {section.title}
            {STATE_WORDS[state] !== undefined && <VisuallyHidden>{STATE_WORDS[state]}</VisuallyHidden>}
          </Anchor>
        );
      })}
    </nav>
  );
}
