import type { PlanOffers } from '@daylit/contract';
import styles from './UpgradeModal.module.css';

export interface FoundingNoteProps {
  /** The number of places, and how many of them are left. */
  founding: NonNullable<PlanOffers['founding']>;
  /** The member holds one of the places. */
  hasOwnPlace: boolean;
}

const COUNT = new Intl.NumberFormat('en-US');

/** How many founding places are left. Without a countdown, which would put pressure on the reader. */
export function FoundingNote({ founding: { places, places_left }, hasOwnPlace }: FoundingNoteProps) {
  if (hasOwnPlace) return <p className={styles.Own}>Your founding price waits for you.</p>;
  return (
    <div className={styles.Founding}>
      <p className={styles.Places}>
        <b>Founding places left</b> <span>{`${COUNT.format(places_left)} of ${COUNT.format(places)}`}</span>
      </p>
      <div aria-hidden className={styles.Track}>
        <div className={styles.Bar} style={{ inlineSize: `${(100 * places_left) / places}%` }} />
      </div>
    </div>
  );
}
