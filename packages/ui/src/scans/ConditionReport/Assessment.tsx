import type { Elements } from '../../lib/elements.ts';
import styles from './Assessment.module.css';

export interface AssessmentProps {
  /** The subject, in one or two words. */
  title: string;
  /** 20 px. */
  icon: Elements;
  /** One sentence. */
  sentence: string | null;
}

/** One assessment in one sentence. Renders nothing without a sentence. */
export function Assessment({ title, icon, sentence }: AssessmentProps) {
  if (sentence === null) return null;
  return (
    <div className={styles.Assessment}>
      {icon}
      <div>
        <h3 className={styles.Title}>{title}</h3> <p className={styles.Sentence}>{sentence}</p>
      </div>
    </div>
  );
}
