import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Minus from 'lucide-react/icons/minus';
import type { ProductTrialWindow, ProductTrialWindowName } from '@daylit/contract';
import { shortWindowDays } from '../product-trial-days.ts';
import styles from './RunningProductTrial.module.css';

interface WindowListProps {
  windows: readonly ProductTrialWindow[];
  /** The window of the next scan. */
  next: ProductTrialWindowName | null;
}

const NAMES: Record<ProductTrialWindowName, string> = {
  first: 'First scans',
  between: 'Scan between',
  last: 'Last scans',
};

const ICONS = { done: CircleCheck, next: CircleDot, ahead: Circle, missed: Minus };

/** The three windows, with the scans that were made. */
export function WindowList({ windows, next }: WindowListProps) {
  return (
    <ol className={styles.Windows}>
      {windows.map((window) => {
        const kind = kindOf(window, next);
        const Icon = ICONS[kind];
        return (
          <li key={window.name} data-kind={kind} className={styles.Window}>
            <Icon size={20} className={styles.WindowIcon} />
            <span>
              <span>{NAMES[window.name]}</span>
              <span className={styles.Made}>{madeIn(window)}</span>
            </span>
            <b className={styles.WindowDays}>{shortWindowDays(window)}</b>
          </li>
        );
      })}
    </ol>
  );
}

function kindOf(
  { name, status }: ProductTrialWindow,
  next: ProductTrialWindowName | null,
): keyof typeof ICONS {
  if (status === 'done' || status === 'missed') return status;
  return name === next ? 'next' : 'ahead';
}

function madeIn({ name, status, scans_made, scans_wanted }: ProductTrialWindow): string {
  if (status === 'missed') return name === 'between' ? 'left out' : 'missed';
  if (scans_made === 0) return name === 'between' ? 'optional' : `${scans_wanted} on different days`;
  return `${scans_made} of ${Math.max(scans_made, scans_wanted)} made`;
}
