import type { FindingView } from '@daylit/contract';
import { useId } from 'react';
import { keyWords } from '../../lib/key-words.ts';
import type { Loaded } from '../../lib/states.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { basisWords } from '../source-words.ts';
import styles from './TextFact.module.css';

export interface TextFactProps {
  /** The subject of the finding; the heading of its section. */
  title: string;
  /** One or two words, the reason, and the source. */
  finding: Loaded<FindingView>;
}

/** A finding in one or two words, and what it is based on. */
export function TextFact({ title, finding }: TextFactProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.TextFact}>
      <h2 id={titleId} className={styles.Title}>
        {title}
      </h2>
      {finding.state === 'ready' ? <Fact {...finding.value} /> : <Skeleton width="70%" height="30px" />}
    </section>
  );
}

function Fact({ value, basis, explanation }: FindingView) {
  // Without a basis, the reason says what is missing.
  const words = basisWords(basis) ?? explanation;
  return (
    <>
      <p className={styles.Value}>{keyWords(value)}</p>
      {words !== null && <p className={styles.Basis}>{words}</p>}
    </>
  );
}
