import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ProductTrial, ProductTrialResult as Result } from '@daylit/contract';
import { formatDate, formatUtcDate } from '../../lib/format-date.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import area from '../product-trials.module.css';
import { ProductTrialHead } from '../ProductTrialScreen/ProductTrialHead.tsx';
import styles from './ProductTrialResult.module.css';
import { Verdict } from './Verdict.tsx';

export interface ProductTrialResultProps {
  /** A finished product trial. */
  productTrial: ProductTrial;
  removing: ActionState;
  onRemove: () => void;
  /** The member prefers words to numbers. */
  isWordsOnly: boolean;
}

/** What the comparison shows, what it does not show, and what the member can do now. */
export function ProductTrialResult({
  productTrial,
  removing,
  onRemove,
  isWordsOnly,
}: ProductTrialResultProps) {
  const { product_name, weeks, sign_in_text, concern_name, starts_on, result, windows } = productTrial;
  const lastScan = result?.scans.at(-1)?.created_at;
  const end = lastScan === undefined ? formatUtcDate(windows.at(-1)?.to ?? starts_on) : formatDate(lastScan);
  return (
    <>
      <ProductTrialHead
        dates={`${formatUtcDate(starts_on)} to ${end}`}
        title="Your product trial is done"
        lead={`${product_name}, ${weeks} weeks, ${sign_in_text}.`}
      />
      <div className={area.Columns}>
        {result !== null && <Verdict result={result} name={concern_name} isWordsOnly={isWordsOnly} />}
        <div className={area.Stack}>
          {result !== null && <Meaning {...result} />}
          <WhatNow productName={product_name} removing={removing} onRemove={onRemove} />
        </div>
      </div>
    </>
  );
}

function Meaning({ says, does_not_say }: Pick<Result, 'says' | 'does_not_say'>) {
  return (
    <Card variant="tint" aria-label="What the result means">
      <div className={styles.Meaning}>
        <h2 className={styles.Title}>What this says</h2>
        <ul className={styles.List}>
          {says.map((sentence) => (
            <li key={sentence} className={styles.Item}>
              <Check size={20} className={styles.Says} />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
        <h2 className={styles.Title}>What it does not say</h2>
        <ul className={styles.List}>
          {does_not_say.map((sentence) => (
            <li key={sentence} className={styles.Item}>
              <Minus size={20} className={styles.SaysNot} />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

interface WhatNowProps extends Pick<ProductTrialResultProps, 'removing' | 'onRemove'> {
  productName: string;
}

function WhatNow({ productName, removing, onRemove }: WhatNowProps) {
  const failure = failureOf(removing, 'It could not be deleted. Please try again.');
  return (
    <SectionCard
      title="What now?"
      note={`A better test is to leave ${productName} out for as long and scan again: if the sign drifts back, the product is more likely the reason.`}
    >
      <Failure>{failure}</Failure>
      <ButtonLink href="/care-plan" width="full">
        Go to my care plan
      </ButtonLink>
      <Button variant="outline" width="full" busy={removing.state === 'busy'} onClick={onRemove}>
        {removing.state === 'busy' ? 'Deleting...' : 'Delete it and choose again'}
      </Button>
    </SectionCard>
  );
}
