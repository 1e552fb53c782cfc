import type { TrendView } from '@daylit/contract';
import { RangeMeter } from '../../art/RangeMeter/RangeMeter.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { itemAt } from '../../lib/item-at.ts';
import styles from './SignFold.module.css';

export interface SignFoldProps {
  claim: 'unchanged' | 'not compared';
  trends: readonly TrendView[];
  /** Other signs are shown above. */
  isRest: boolean;
  isWordsOnly: boolean;
}

/** Signs with nothing to report but their range in this scan. Renders nothing when there are none. */
export function SignFold({ claim, trends, isRest, isWordsOnly }: SignFoldProps) {
  if (trends.length === 0) return null;
  const [ending, verb] = trends.length === 1 ? ['', 'is'] : ['s', 'are'];
  const noun = `${isRest ? 'other' : 'sign'}${ending}`;
  return (
    <Fold summary={isWordsOnly ? `The ${noun} ${verb} ${claim}` : `${trends.length} ${noun} ${claim}`}>
      <dl className={styles.SignFold}>
        {trends.map(({ concern_name, points }) => (
          <div key={concern_name} className={styles.Row}>
            <dt>{concern_name}</dt>
            <dd>
              <RangeMeter range={itemAt(points, -1).range} size="sm" isWordsOnly={isWordsOnly} />
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
