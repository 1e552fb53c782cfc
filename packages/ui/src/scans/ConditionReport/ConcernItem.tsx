import type { ConcernView } from '@daylit/contract';
import Info from 'lucide-react/icons/info';
import { RangeMeter } from '../../art/RangeMeter/RangeMeter.tsx';
import { chatHref } from '../../lib/chat-href.ts';
import { pinWord } from '../../lib/pin-word.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ConcernItem.module.css';

export interface ConcernItemProps {
  concern: ConcernView;
  /** The first of its list, which names the end of the scale. */
  isFirst: boolean;
  isSelected: boolean;
  isWordsOnly: boolean;
  /** The scan that the chat can be asked about. Undefined when there is no chat. */
  scanId: number | undefined;
  /** Shows it on map and photo, or all again. */
  onPress: () => void;
}

/** One concern: name, range, places, one sentence, and why its confidence is lower. */
export function ConcernItem({
  concern: { number, concern_name, location_observed, places, evidence, range, description, caution },
  isFirst,
  isSelected,
  isWordsOnly,
  scanId,
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
      {range !== null && (
        <RangeMeter range={range} hasScale={isFirst} isWordsOnly={isWordsOnly} className={styles.Meter} />
      )}
      {location_observed !== null && <p className={styles.Place}>{location_observed}</p>}
      {description !== null && <p className={styles.Description}>{description}</p>}
      {caution !== null && (
        <p className={styles.Caution}>
          <Info size={18} className={styles.CautionIcon} />
          <span>{caution}</span>
        </p>
      )}
      {isSelected && scanId !== undefined && (
        <Link
          href={chatHref(`What does ${concern_name} mean in my report?`, scanId)}
          variant="block"
          className={styles.Ask}
        >
          Ask about this<VisuallyHidden>{`: ${concern_name}`}</VisuallyHidden>
        </Link>
      )}
    </li>
  );
}
