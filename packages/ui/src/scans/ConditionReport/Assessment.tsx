import styles from './Assessment.module.css';

export interface AssessmentProps {
  /** The subject, in one or two words. */
  title: string;
  /** One sentence. */
  sentence: string | null;
}

/** One assessment in one line. Renders nothing without a sentence. */
export function Assessment({ title, sentence }: AssessmentProps) {
  if (sentence === null) return null;
  return (
    <div className={styles.Assessment}>
      <h3 className={styles.Title}>{title}</h3>
      <p className={styles.Sentence}>{sentence}</p>
    </div>
  );
}
