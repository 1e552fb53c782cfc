import type { ReactNode } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import styles from './Failure.module.css';

export interface FailureProps {
  /** What went wrong and what to do. Undefined: there is no failure, so nothing is shown. */
  children: ReactNode;
}

/**
 * Why a click had no effect. It scrolls itself into view when it appears, for example in a dialog that is
 * longer than the window.
 *
 * **Do** put it beside the clicked button. **Don't** use it for a failure without a click: the page would
 * scroll by itself. That is a `Notice`.
 */
export function Failure({ children }: FailureProps) {
  if (children === undefined) return null;
  return (
    <Notice tone="danger" ref={comeIntoView} className={styles.Failure}>
      {children}
    </Notice>
  );
}

function comeIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
