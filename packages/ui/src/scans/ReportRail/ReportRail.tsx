import type { ReportView } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { SectionRail } from '../../parts/SectionRail/SectionRail.tsx';
import { REPORT_SECTIONS, stageState } from '../next-stage.ts';
import styles from './ReportRail.module.css';

export interface ReportRailProps {
  /** The stages that have arrived; the state of each section follows from them. */
  report: ReportView;
  /** No further stage will arrive, so none is shown as running. */
  isStopped: boolean;
}

const STATE_ICONS = {
  done: <Check size={17} className={styles.Done} />,
  running: <Loader />,
  waiting: <Minus size={14} />,
};

const STATE_WORDS = { done: undefined, running: ', next', waiting: ', still to come' };

/**
 * The sections beside the report on wide screens, with the state of each and a mark on the one being read.
 */
export function ReportRail({ report, isStopped }: ReportRailProps) {
  return (
    <SectionRail
      label="Report sections"
      sections={REPORT_SECTIONS.map((section) => {
        const stage = stageState(report, section);
        const state = isStopped && stage === 'running' ? 'waiting' : stage;
        return { ...section, icon: STATE_ICONS[state], state: STATE_WORDS[state] };
      })}
    />
  );
}
