import CalendarDays from 'lucide-react/icons/calendar-days';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useId } from 'react';
import styles from './PlanGroup.module.css';
import { PlanStepList } from './PlanStepList.tsx';
import type { PlanGroupKey, PlanSteps } from './read-care-plan.ts';

export interface PlanGroupProps extends PlanSteps {
  groupKey: PlanGroupKey;
}

const TITLES: Record<PlanGroupKey, string> = {
  morning: 'Daily – morning',
  night: 'Daily – night',
  weekly: 'Weekly / As Needed',
};

const ICONS = { morning: Sun, night: Moon, weekly: CalendarDays };

/** The steps of one part of the day, in its colour. */
export function PlanGroup({ groupKey, ...steps }: PlanGroupProps) {
  const titleId = useId();
  const Icon = ICONS[groupKey];
  return (
    <section aria-labelledby={titleId} data-group={groupKey} className={styles.PlanGroup}>
      <header className={styles.Header}>
        <span className={styles.Mark}>
          <Icon size={19} />
        </span>
        <h3 id={titleId} className={styles.Title}>
          {TITLES[groupKey]}
        </h3>
      </header>
      <PlanStepList {...steps} />
    </section>
  );
}
