import type { ConsentEntry } from '@daylit/contract';
import { formatMoment } from '../../lib/format-date.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ConsentList.module.css';

export interface ConsentHistoryProps {
  /** What the decisions are about. */
  title: string;
  /** Newest first. */
  history: readonly ConsentEntry[];
}

/** Every decision about one purpose, with its time and the version of the text. */
export function ConsentHistory({ title, history }: ConsentHistoryProps) {
  return (
    <details className={styles.Text}>
      <summary>
        History<VisuallyHidden>{` of ${title}`}</VisuallyHidden>
      </summary>
      <ol className={styles.History}>
        {history.map(({ granted, version, recorded_at }) => (
          <li key={recorded_at + version}>
            <span>{`${granted ? `Allowed, version ${version} of the text` : 'Withdrawn'} `}</span>
            <time dateTime={recorded_at} className={styles.When}>
              {formatMoment(recorded_at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
