import type { ReactNode } from 'react';
import { Page } from '../../primitives/Page/Page.tsx';
import styles from './LostPage.module.css';

export interface LostPageProps {
  /** Decorative, in an oval of 168 by 200 px. */
  art: ReactNode;
  /** The page's title: what there is not. */
  title: string;
  /** What happened, in a sentence. */
  text: string;
  /** The way on. */
  action: ReactNode;
}

/** The whole page, when there is no page to show. */
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
