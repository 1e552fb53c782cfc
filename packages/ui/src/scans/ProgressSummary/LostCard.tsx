import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { Elements } from '../../lib/elements.ts';
import type { ScanBand } from '../../art/BandChart/band-layout.ts';
import { BandChart } from '../../art/BandChart/BandChart.tsx';
import styles from './LostCard.module.css';

export interface LostCardProps {
  /** The name of the sign. */
  name: string;
  /** None draws no chart. */
  bands: readonly ScanBand[];
  isWordsOnly: boolean;
  /** The facts about it, one paragraph each. */
  children: Elements;
}

/** Signs that this photo cannot tell, with their range in each scan. */
export function LostCard({ name, bands, isWordsOnly, children }: LostCardProps) {
  return (
    <div className={styles.LostCard}>
      <div className={styles.Words}>
        <p className={styles.Title}>
          <CircleDashed size={20} className={styles.Icon} />
          <span>Can’t tell this time</span>
        </p>
        <h3 className={styles.Name}>{name}</h3>
        {children}
      </div>
      {bands.length > 0 && <BandChart {...{ name, bands, isWordsOnly }} />}
    </div>
  );
}
