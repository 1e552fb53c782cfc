import { useId } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import styles from './ProductTrialSetUp.module.css';

interface QuestionProps {
  /** From 1. */
  number: number;
  title: string;
  children: Elements;
}

/** A numbered question with its answers. */
export function Question({ number, title, children }: QuestionProps) {
  const id = useId();
  return (
    <Card>
      <fieldset aria-labelledby={id} className={styles.Question}>
        <div className={styles.QuestionHead}>
          <span className={styles.Number}>{number}</span>
          <h2 id={id} className={styles.QuestionTitle}>
            {title}
          </h2>
        </div>
        {children}
      </fieldset>
    </Card>
  );
}
