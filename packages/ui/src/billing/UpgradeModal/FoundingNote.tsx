import { FOUNDING_DISCOUNT, FOUNDING_PLACES, type FoundingOffer } from '../plans.ts';
import styles from './UpgradeModal.module.css';

export interface FoundingNoteProps {
  /** With at least one place left. */
  founding: FoundingOffer;
}

/** The benefit of founding members, and the number of places left. */
export function FoundingNote({ founding: { places_left } }: FoundingNoteProps) {
  return (
    <p className={styles.Founding}>
      <strong>Founding member price</strong> for the first {FOUNDING_PLACES.toLocaleString('en-US')} signups:
      ${FOUNDING_DISCOUNT / 100} off each year, locked in for life. {places_left.toLocaleString('en-US')}{' '}
      {places_left === 1 ? 'place' : 'places'} left.
    </p>
  );
}
