import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Fold.module.css';

export interface FoldProps extends ComponentProps<'details'> {
  /** The line that is always visible; a press on it shows or hides the rest. */
  summary: ReactNode;
  /** A second, quieter line of it: how things stand, without opening. Default none. */
  line?: string | undefined;
}

/**
 * A row that opens. Folds that follow each other share one line between them.
 *
 * **Do** name what is inside. **Don't** fold anything that a person must read.
 */
export function Fold({ summary, line, className, children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={classNames(styles.Fold, className)}>
      <summary className={styles.Summary}>
        <span className={styles.Words}>
          <span>{summary}</span>
          {line !== undefined && <span className={styles.Line}>{line}</span>}
        </span>
        <ChevronDown size={20} className={styles.Chevron} />
      </summary>
      <div className={styles.Body}>{children}</div>
    </details>
  );
}
