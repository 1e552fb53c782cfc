import type { FindingView } from '@daylit/contract';
import { useId } from 'react';
import { keyWords } from '../../lib/key-words.ts';
import type { Loaded } from '../../lib/states.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { sourceWords } from '../source-words.ts';
import styles from './TextFact.module.css';

export interface TextFactProps {
  /** The subject of the finding; the heading of its section. */
  title: string;
  /** One or two words, the reason, and the source. */
  finding: Loaded<FindingView>;
}

/** A finding in one or two words, with its reason. */
export function TextFact({ title, finding }: TextFactProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.TextFact}>
      <div className={styles.Head}>
        <h2 id={titleId} className={styles.Title}>
          {title}
        </h2>
        {finding.state === 'ready' && <Source {...finding.value} />}
      </div>
      {finding.state === 'ready' ? <Fact {...finding.value} /> : <Skeleton width="70%" height="30px" />}
    </section>
  );
}

function Source({ basis, confidence }: FindingView) {
  const source = sourceWords(basis, confidence);
  return source !== undefined && <p className={styles.Source}>{source}</p>;
}

function Fact({ value, explanation }: FindingView) {
  return (
    <>
      <p className={styles.Value}>{keyWords(value)}</p>
      {explanation !== null && <p className={styles.Explanation}>{explanation}</p>}
    </>
  );
}
