import type { ConcernView } from '@daylit/contract';
import { severityWord } from '../../art/SeverityMeter/severity.ts';
import { SeverityMeter } from '../../art/SeverityMeter/SeverityMeter.tsx';
import styles from './ConcernItem.module.css';

export interface ConcernItemProps {
  concern: ConcernView;
  /** The text of its pins on map and photo. */
  pin: string;
  /** The map or the photo can show its place, so its pin is a button. */
  hasPlace: boolean;
  /** The concern that map and photo show now. */
  isActive: boolean;
  /** It stays active when the pointer leaves. */
  isSelected: boolean;
  isWordsOnly: boolean;
  /** The pointer or the focus has entered or left this concern. */
  onPointedChange: (isPointed: boolean) => void;
  /** The pin was clicked, or Escape was pressed on it. */
  onSelectedChange: (isSelected: boolean) => void;
}

/** One concern: name, severity, places, and one sentence. */
export function ConcernItem({
  concern: { concern_name, location_observed, severity_score, description },
  pin,
  hasPlace,
  isActive,
  isSelected,
  isWordsOnly,
  onPointedChange,
  onSelectedChange,
}: ConcernItemProps) {
  return (
    <li
      data-active={isActive ? '' : undefined}
      className={styles.ConcernItem}
      onPointerEnter={() => onPointedChange(true)}
      onPointerLeave={() => onPointedChange(false)}
    >
      {hasPlace ? (
        <button
          type="button"
          aria-label={`${pin}, show ${concern_name} on the face`}
          aria-pressed={isSelected}
          className={styles.Pin}
          onFocus={() => onPointedChange(true)}
          onBlur={() => onPointedChange(false)}
          onClick={() => onSelectedChange(!isSelected)}
          onKeyDown={({ key }) => key === 'Escape' && onSelectedChange(false)}
        >
          {pin}
        </button>
      ) : (
        <span aria-hidden="true" className={styles.Pin}>
          {pin}
        </span>
      )}
      <div className={styles.Top}>
        <h4 className={styles.Name}>{concern_name}</h4>
        {severity_score !== null && isWordsOnly && (
          <p className={styles.Degree}>{severityWord(severity_score)}</p>
        )}
        {severity_score !== null && !isWordsOnly && <SeverityMeter severity_score={severity_score} />}
      </div>
      {location_observed !== null && <p className={styles.Place}>{location_observed}</p>}
      {description !== null && <p className={styles.Description}>{description}</p>}
    </li>
  );
}
