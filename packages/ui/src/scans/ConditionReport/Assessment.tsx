import type { ReactNode } from 'react';
import styles from './Assessment.module.css';

export interface AssessmentProps {
  /** What was looked at, in a word or two. */
  title: string;
  /** 20 px. */
  icon: ReactNode;
  /** One sentence. */
  sentence: string | null;
}

/** One thing that was looked at, in one sentence. Nothing where there is no sentence. */
export function Assessment({ title, icon, sentence }: AssessmentProps) {
  if (sentence === null) return null;
  return (
    <div className={styles.Assessment}>
      <h3 className={styles.Title}>
        {icon}
        {title}
      </h3>
      <p className={styles.Sentence}>{sentence}</p>
    </div>
  );
}
