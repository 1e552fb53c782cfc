import { SeverityMeter } from '../../art/SeverityMeter/SeverityMeter.tsx';
import styles from './ConcernItem.module.css';
import type { ShownConcern } from './read-concerns.ts';

export interface ConcernItemProps {
  /** As `readConcerns` made it: what is broken in the data is left out already. */
  concern: ShownConcern;
  /** The map knows its place, so the number can show it there. */
  isOnMap: boolean;
  /** Its rings on the map are thickened now. */
  isActive: boolean;
  /** The pointer or the focus has come to this concern, or left it. */
  onActiveChange: (isActive: boolean) => void;
}

/** One concern: name, how visible, where, and one sentence. */
export function ConcernItem({ concern, isOnMap, isActive, onActiveChange }: ConcernItemProps) {
  const { number, concern_name, location_observed, severity_score, description } = concern;
  return (
    <li
      data-active={isActive ? '' : undefined}
      className={styles.ConcernItem}
      onPointerEnter={() => onActiveChange(true)}
      onPointerLeave={() => onActiveChange(false)}
    >
      {isOnMap ? (
        <button
          type="button"
          aria-label={`${number}, show ${concern_name} on the face map`}
          className={styles.Pin}
          onFocus={() => onActiveChange(true)}
          onBlur={() => onActiveChange(false)}
        >
          {number}
        </button>
      ) : (
        <span aria-hidden="true" className={styles.Pin}>
          {number}
        </span>
      )}
      <div className={styles.Top}>
        <h4 className={styles.Name}>{concern_name}</h4>
        {severity_score !== undefined && <SeverityMeter severity_score={severity_score} />}
      </div>
      {location_observed !== undefined && <p className={styles.Place}>{location_observed}</p>}
      {description !== undefined && <p className={styles.Description}>{description}</p>}
    </li>
  );
}
