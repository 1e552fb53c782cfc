import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ScanBand } from '../../art/BandChart/band-layout.ts';
import { BandChart } from '../../art/BandChart/BandChart.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import styles from './ChangeFold.module.css';

const ICONS = { calmer: TrendingDown, more: TrendingUp };

export interface ChangeFoldProps {
  /** `more` is an increase, which is not shown as bad. */
  kind: 'calmer' | 'more';
  /** The name of the sign. */
  name: string;
  /** How it changed. */
  line: string;
  bands: readonly ScanBand[];
  isWordsOnly: boolean;
}

/** A sign that changed besides the first one: the change in words, and its range in each scan folded. */
export function ChangeFold({ kind, name, line, ...chart }: ChangeFoldProps) {
  const Icon = ICONS[kind];
  return (
    <Fold
      summary={
        <span data-kind={kind} className={styles.Summary}>
          <Icon size={20} className={styles.Icon} />
          <span>{name}</span>
        </span>
      }
      line={line}
    >
      <BandChart name={name} {...chart} />
    </Fold>
  );
}
