import { useId } from 'react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import styles from './TextFact.module.css';

export interface TextFactProps {
  /** What the word is about; heads a section of its own. */
  title: string;
  /** One or two words; undefined until it has arrived. */
  value: string | undefined;
  /** One sentence: why. */
  explanation?: string | undefined;
  /** What the finding rests on. */
  source?: string | undefined;
}

/** A finding of one word, with its reason. */
export function TextFact({ title, value, explanation, source }: TextFactProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.TextFact}>
      <h2 id={titleId} className={styles.Title}>
        {title}
      </h2>
      {value === undefined ? <Skeleton width="70%" height="30px" /> : <p className={styles.Value}>{value}</p>}
      {explanation !== undefined && <p className={styles.Explanation}>{explanation}</p>}
      {source !== undefined && <p className={styles.Source}>{source}</p>}
    </section>
  );
}
