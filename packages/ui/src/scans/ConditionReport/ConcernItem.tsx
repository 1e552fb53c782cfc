import type { ConcernView } from '@daylit/contract';
import Info from 'lucide-react/icons/info';
import { RangeMeter } from '../../art/RangeMeter/RangeMeter.tsx';
import { pinWord } from '../../lib/pin-word.ts';
import styles from './ConcernItem.module.css';

export interface ConcernItemProps {
  concern: ConcernView;
  isSelected: boolean;
  isWordsOnly: boolean;
  /** Shows it on the photo, or all again. */
  onPress: () => void;
}

/** One concern: name, range, places, one sentence, and why its confidence is lower. */
export function ConcernItem({
  concern: { number, concern_name, location_observed, places, evidence, range, description, caution },
  isSelected,
  isWordsOnly,
  onPress,
}: ConcernItemProps) {
  const pin = pinWord(number, isWordsOnly);
  return (
    <li data-selected={isSelected ? '' : undefined} className={styles.ConcernItem}>
      {places.length > 0 || evidence.length > 0 ? (
        <button
          type="button"
          aria-label={`${pin}, show ${concern_name} on the face`}
          aria-pressed={isSelected}
          className={styles.Pin}
          onClick={onPress}
        >
          {pin}
        </button>
      ) : (
        <span aria-hidden="true" className={styles.Pin}>
          {pin}
        </span>
      )}
      <h4 className={styles.Name}>{concern_name}</h4>
      {range !== null && <RangeMeter range={range} isWordsOnly={isWordsOnly} className={styles.Meter} />}
      {location_observed !== null && <p className={styles.Place}>{location_observed}</p>}
      {description !== null && <p className={styles.Description}>{description}</p>}
      {caution !== null && (
        <p className={styles.Caution}>
          <Info size={18} className={styles.CautionIcon} />
          <span>{caution}</span>
        </p>
      )}
    </li>
  );
}
