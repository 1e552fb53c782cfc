import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Equal from 'lucide-react/icons/equal';
import Flag from 'lucide-react/icons/flag';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ScanChange } from './scan-change.ts';
import styles from './ScanRow.module.css';

const WORDS: Record<ScanChange, { words: string; Icon: typeof Flag }> = {
  calmer: { words: 'Calmer', Icon: TrendingDown },
  more: { words: 'A little more', Icon: TrendingUp },
  steady: { words: 'Steady', Icon: Equal },
  start: { words: 'Start', Icon: Flag },
  not_compared: { words: 'Not compared', Icon: CircleDashed },
  left_out: { words: 'Left out', Icon: CircleMinus },
};

/** What the run of scans shows at one of them. */
export function ScanChangeWord({ change }: { change: ScanChange }) {
  const { words, Icon } = WORDS[change];
  return (
    <span data-change={change} className={styles.Change}>
      <Icon size={18} aria-hidden="true" />
      <span>{words}</span>
    </span>
  );
}
