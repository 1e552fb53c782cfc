import type { EvidenceGrade } from '@daylit/contract';
import styles from './GradeMark.module.css';

export interface GradeMarkProps {
  /** How good the evidence for the claim is. */
  grade: EvidenceGrade;
  /** False for a default of our own that no expert has signed yet; then the letter is E. */
  isReviewed: boolean;
  /** `short` says one word beside the letter. Default `full`. */
  words?: 'full' | 'short';
}

const WORDS = {
  A: ['Strong', 'Strong: guideline, law or pooled trials'],
  B: ['Fair', 'Fair: controlled trials or a large survey'],
  C: ['Weak', 'Weak or indirect'],
  E: ['Our default', 'Our own default, waiting for a dermatologist’s review'],
} as const;

/**
 * How good the evidence for one claim is: a letter, and what it means.
 *
 * **Do** put it at the claim. **Don't** give it a colour, or to a product as a whole.
 */
export function GradeMark({ grade, isReviewed, words = 'full' }: GradeMarkProps) {
  const letter = isReviewed ? grade : 'E';
  const [short, full] = WORDS[letter];
  return (
    <span className={styles.GradeMark}>
      <span className={styles.Letter}>{letter}</span>
      <span>{words === 'full' ? full : short}</span>
    </span>
  );
}
