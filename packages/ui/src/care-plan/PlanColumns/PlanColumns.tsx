import type { ConfirmedDaypart } from '@daylit/contract';
import type { Elements } from '../../lib/elements.ts';
import { SectionRail } from '../../parts/SectionRail/SectionRail.tsx';
import { DAYPARTS } from '../../parts/StepGroup/dayparts.ts';
import styles from './PlanColumns.module.css';

export interface PlanColumnsProps {
  /** One sentence above the groups. */
  note: string;
  /** The parts of the routine that are shown, in their order. The id of each group is its part. */
  dayparts: readonly ConfirmedDaypart[];
  /** The groups. */
  children: Elements;
}

/** A plan: a note above its groups, and from 900 px a rail beside them. */
export function PlanColumns({ note, dayparts, children }: PlanColumnsProps) {
  return (
    <div className={styles.PlanColumns}>
      <SectionRail label="Plan sections" sections={dayparts.map(railSection)} />
      <div className={styles.Groups}>
        <p className={styles.Note}>{note}</p>
        {children}
      </div>
    </div>
  );
}

function railSection(daypart: ConfirmedDaypart) {
  const { title, Icon } = DAYPARTS[daypart];
  return { id: daypart, title, icon: <Icon size={18} /> };
}
