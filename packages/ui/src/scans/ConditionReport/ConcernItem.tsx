import type { ConcernView } from '@daylit/contract';
import { severityWord } from '../../art/SeverityMeter/severity.ts';
import { SeverityMeter } from '../../art/SeverityMeter/SeverityMeter.tsx';
import styles from './ConcernItem.module.css';

export interface ConcernItemProps {
  concern: ConcernView;
  /** What its pins on map and photo say. */
  pin: string;
  /** Map or photo know its place, so the pin can show it there. */
  hasPlace: boolean;
  /** It is what map and photo show now. */
  isActive: boolean;
  /** It stays so when the pointer leaves. */
  isSelected: boolean;
  isWordsOnly: boolean;
  /** The pointer or the focus has come to this concern, or left it. */
  onPointedChange: (isPointed: boolean) => void;
  /** The pin was pressed, or Escape on it. */
  onSelectedChange: (isSelected: boolean) => void;
}

/** One concern: name, how visible, where, and one sentence. */
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
