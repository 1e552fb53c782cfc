import type { ComparisonCheck, ScanComparisonView } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import { formatShortDay } from '../../lib/format-date.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Conditions.module.css';

const VERDICTS: Record<ComparisonCheck['verdict'], { words: string; rank: number }> = {
  alike: { words: 'Alike', rank: 2 },
  roughly: { words: 'Only roughly alike', rank: 1 },
  apart: { words: 'Too different', rank: 0 },
};

/** The conditions of both photos, those that differ first. */
export function Conditions({ checks, earlier, later }: ScanComparisonView) {
  return (
    <table className={styles.Conditions}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Condition</VisuallyHidden>
          </th>
          <th scope="col">{formatShortDay(earlier.created_at)}</th>
          <th scope="col">{formatShortDay(later.created_at)}</th>
          <th scope="col">
            <VisuallyHidden>Result</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {checks
          .toSorted((a, b) => VERDICTS[a.verdict].rank - VERDICTS[b.verdict].rank)
          .map((check) => (
            <tr key={check.name} data-verdict={check.verdict}>
              <th scope="row">{check.name}</th>
              <td>{check.earlier}</td>
              <td>{check.later}</td>
              <td className={styles.Verdict}>
                {check.verdict === 'alike' ? (
                  <>
                    <Check size={18} aria-hidden="true" />
                    <VisuallyHidden>{VERDICTS.alike.words}</VisuallyHidden>
                  </>
                ) : (
                  VERDICTS[check.verdict].words
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
