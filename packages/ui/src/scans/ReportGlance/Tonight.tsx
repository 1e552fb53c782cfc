import type { CarePlanView } from '@daylit/contract';
import Moon from 'lucide-react/icons/moon';
import type { Loaded } from '../../lib/states.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import styles from './Tonight.module.css';

export interface TonightProps {
  care_plan: Loaded<CarePlanView>;
}

/** The one thing to do tonight. An outline until the care plan arrives; nothing when it names none. */
export function Tonight({ care_plan }: TonightProps) {
  if (care_plan.state !== 'ready') {
    return (
      <div aria-hidden="true" data-waiting="" className={styles.Tonight}>
        <span className={styles.Mark}>
          <Moon size={20} />
        </span>
        <p className={styles.Title}>One thing tonight</p>
        <Skeleton height="18px" width="80%" />
      </div>
    );
  }
  const plan = care_plan.value;
  const tonight = plan.kind === 'grouped' || plan.kind === 'flat' ? plan.tonight : null;
  if (tonight === null) return null;
  return (
    <div className={styles.Tonight}>
      <span className={styles.Mark}>
        <Moon size={20} />
      </span>
      <h3 className={styles.Title}>One thing tonight</h3>
      <p>{tonight}</p>
    </div>
  );
}
