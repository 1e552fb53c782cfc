import CircleDashed from 'lucide-react/icons/circle-dashed';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { Elements } from '../../lib/elements.ts';
import type { ScanBand } from '../../art/BandChart/band-layout.ts';
import { BandChart } from '../../art/BandChart/BandChart.tsx';
import styles from './ProgressCard.module.css';

const ICONS = { calmer: TrendingDown, more: TrendingUp, lost: CircleDashed };

export interface ProgressCardProps {
  /** `more` is an increase, which is not shown as bad. `lost`: this photo cannot tell. */
  kind: 'calmer' | 'more' | 'lost';
  /** "Calmer since November 18". */
  title: string;
  /** The name of the sign. */
  name: string;
  /** None draws no chart. */
  bands: readonly ScanBand[];
  isWordsOnly: boolean;
  /** The facts about it, one paragraph each. */
  children: Elements;
}

/** A sign that changed, or that this photo cannot tell, with its range in each scan. */
export function ProgressCard({ kind, title, name, bands, isWordsOnly, children }: ProgressCardProps) {
  const Icon = ICONS[kind];
  return (
    <div data-kind={kind} className={styles.ProgressCard}>
      <div className={styles.Words}>
        <p className={styles.Title}>
          <Icon size={20} className={styles.Icon} />
          <span>{title}</span>
        </p>
        <h3 className={styles.Name}>{name}</h3>
        {children}
      </div>
      {bands.length > 0 && <BandChart {...{ name, bands, isWordsOnly }} />}
    </div>
  );
}
