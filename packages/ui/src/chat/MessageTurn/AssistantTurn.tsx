import type { Elements } from '../../lib/elements.ts';
import { Mark } from '../../art/Mark/Mark.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './AssistantTurn.module.css';

export interface AssistantTurnProps {
  /** The assistant's text or current activity. */
  children: Elements;
}

/** A turn of the assistant: the mark, and text without a bubble. */
export function AssistantTurn({ children }: AssistantTurnProps) {
  return (
    <div className={styles.AssistantTurn}>
      <span aria-hidden="true" className={styles.Face}>
        <Mark size={22} />
      </span>
      <div className={styles.Content}>
        <VisuallyHidden>AI assistant: </VisuallyHidden>
        {children}
      </div>
    </div>
  );
}
