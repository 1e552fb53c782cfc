import type { ReactNode } from 'react';
import { Page } from '../../primitives/Page/Page.tsx';
import styles from './LostPage.module.css';

export interface LostPageProps {
  /** Decorative, in an oval of 168 x 200 px. */
  art: ReactNode;
  /** The page's title: what is missing. */
  title: string;
  /** What happened, in a sentence. */
  text: string;
  /** A link or button to continue. */
  action: ReactNode;
}

/** Fills the page when there is no content to show. */
export function LostPage({ art, title, text, action }: LostPageProps) {
  return (
    <Page width="form" className={styles.LostPage}>
      <div className={styles.Art}>{art}</div>
      <h1 className={styles.Title}>{title}</h1>
      <p className={styles.Text}>{text}</p>
      <div className={styles.Actions}>{action}</div>
    </Page>
  );
}
