import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import styles from './LoadProblem.module.css';

export interface LoadProblemProps {
  /** What could not be loaded: one sentence. */
  title: string;
  /** The server's own sentence about the failure, null when it sent none. */
  detail?: string | null | undefined;
  /** Loads again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * Replaces the content of a page that could not be loaded. Announced at once.
 *
 * **Do** keep content that has already arrived and show a `Notice` beside it instead. **Don't** use it for an
 * empty answer.
 */
export function LoadProblem({ title, detail, onRetry }: LoadProblemProps) {
  return (
    <Card>
      <EmptyState
        role="alert"
        title={title}
        art={
          <span className={styles.Icon}>
            <TriangleAlert size={26} />
          </span>
        }
        action={
          onRetry && (
            <Button variant="tonal" size="small" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {detail != null && <p className={styles.Detail}>{detail}</p>}
      </EmptyState>
    </Card>
  );
}
