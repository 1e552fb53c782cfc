import type { ReportView } from '@daylit/contract';
import Minus from 'lucide-react/icons/minus';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { SectionRail, type RailSection } from '../../parts/SectionRail/SectionRail.tsx';
import { nextStage, REPORT_SECTIONS, stageState } from '../next-stage.ts';

export interface ReportRailProps {
  /** The stages that have arrived; the state of each section follows from them. */
  report: ReportView;
  /** No further stage will arrive, so none is shown as running. */
  isStopped: boolean;
}

const STATE_ICONS = { running: <Loader />, waiting: <Minus size={14} /> };

const STATE_WORDS = { running: ', next', waiting: ', still to come' };

/**
 * The sections beside the report on wide screens, above it on tablets, with a mark on the one being read and
 * on those that have not arrived.
 */
export function ReportRail({ report, isStopped }: ReportRailProps) {
  const sections = REPORT_SECTIONS.map((section): RailSection => {
    const { stage, id } = section;
    // The photo's quality is part of the report's first section.
    const title = stage === 'photo_quality' ? 'At a glance' : section.title;
    const state = stageState(report, section);
    if (state === 'done') return { id, title };
    const shown = isStopped ? 'waiting' : state;
    return { id, title, icon: STATE_ICONS[shown], state: STATE_WORDS[shown] };
  });
  const isComplete = nextStage(report) === undefined;
  return (
    <SectionRail label="Report sections" sections={isComplete ? [...sections, HOW_WE_MEASURED] : sections} />
  );
}

const HOW_WE_MEASURED: RailSection = { id: 'how-we-measured', title: 'How we measured' };
