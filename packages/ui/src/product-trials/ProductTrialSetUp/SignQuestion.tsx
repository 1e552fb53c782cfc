import type { ProductTrialSign, Sign } from '@daylit/contract';
import { sentences } from '../../lib/sentences.ts';
import { rangeText, rangeWords } from '../../art/RangeMeter/range-words.ts';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Question } from './Question.tsx';
import styles from './ProductTrialSetUp.module.css';

interface SignQuestionProps {
  signs: readonly ProductTrialSign[];
  chosen: ProductTrialSign;
  onChoose: (sign: Sign) => void;
  isWordsOnly: boolean;
}

/** The sign: the highest first, with the size that a change must exceed, and a warning about the highest. */
export function SignQuestion({ signs, chosen, onChoose, isWordsOnly }: SignQuestionProps) {
  return (
    <Question number={2} title="Which sign should change?">
      <div className={styles.Tiles}>
        {signs.map((offered) => (
          <ChoiceTile
            key={offered.sign}
            type="radio"
            name="sign"
            checked={offered.sign === chosen.sign}
            onCheckedChange={() => onChoose(offered.sign)}
            label={<SignLabel {...offered} isWordsOnly={isWordsOnly} />}
          />
        ))}
      </div>
      {chosen.is_highest && (
        <Notice tone="warning">
          <b>This is your highest sign.</b> High readings tend to fall a little by themselves. Two first scans
          together make your start, so chance counts for less.
        </Notice>
      )}
    </Question>
  );
}

interface SignLabelProps extends ProductTrialSign {
  isWordsOnly: boolean;
}

function SignLabel({ concern_name, range, smallest_change, isWordsOnly }: SignLabelProps) {
  return (
    <span className={styles.Sign}>
      <span className={styles.Words}>
        <span>{concern_name}</span>
        <span className={styles.Detail}>
          {sentences(
            range === null && 'Your last scan does not tell it',
            smallest_change !== null &&
              !isWordsOnly &&
              `A change must be larger than ${smallest_change.toFixed(1)} to show`,
          )}
        </span>
      </span>
      {range !== null && (
        <span className={styles.Range}>
          <span aria-hidden="true">{rangeWords(range, isWordsOnly)}</span>
          <VisuallyHidden>{`, ${rangeText(range, isWordsOnly)}`}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
