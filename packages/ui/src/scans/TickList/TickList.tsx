import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import styles from './TickList.module.css';

const ICONS = { good: Check, calmer: TrendingDown, more: TrendingUp, do: ArrowRight };

export interface TickListProps {
  /** The kind of sentence: a `good` finding, `calmer` or `more` than before, or something to `do`. */
  kind: 'good' | 'calmer' | 'more' | 'do';
  /** One sentence each. */
  sentences: readonly string[];
}

/** Sentences of one kind, each with the icon of that kind. */
export function TickList({ kind, sentences }: TickListProps) {
  const Icon = ICONS[kind];
  return (
    <ul data-kind={kind} className={styles.TickList}>
      {sentences.map((sentence) => (
        <li key={sentence} className={styles.Item}>
          <Icon size={20} className={styles.Icon} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
