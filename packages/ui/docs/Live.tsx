import type { ReactNode } from 'react';
import styles from './docs.module.css';

export interface LiveProps {
  children: ReactNode;
}

/** Keeps Storybook's own typography away from what is shown as it is. */
export function Live({ children }: LiveProps) {
  return <div className={`sb-unstyled ${styles.Live}`}>{children}</div>;
}

/** The same thing by day and by night, side by side. */
export function BothThemes({ children }: LiveProps) {
  return (
    <Live>
      <div className={styles.Both}>
        <figure className={styles.Day}>
          <figcaption className={styles.Caption}>Day</figcaption>
          {children}
        </figure>
        <figure className={styles.Night}>
          <figcaption className={styles.Caption}>Night</figcaption>
          {children}
        </figure>
      </div>
    </Live>
  );
}
