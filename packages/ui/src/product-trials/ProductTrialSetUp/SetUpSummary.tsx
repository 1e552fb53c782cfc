import type { ProductTrialProduct, ProductTrialSign, ProductTrialSpan } from '@daylit/contract';
import { formatUtcDay } from '../../lib/format-date.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { plannedDays } from '../product-trial-days.ts';
import styles from './ProductTrialSetUp.module.css';

interface SetUpSummaryProps {
  product: ProductTrialProduct;
  sign: ProductTrialSign;
  span: ProductTrialSpan;
  starting: ActionState;
  onStart: () => void;
}

/** A summary of the three answers, and the button that starts the product trial. */
export function SetUpSummary({ product, sign, span, starting, onStart }: SetUpSummaryProps) {
  const { first, between, last } = plannedDays(product.starts_on, span);
  const failure = failureOf(starting, 'It could not be started. Please try again.');
  const isStarting = starting.state === 'busy';
  const rows = [
    ['Product', product.product.name],
    ['Sign', sign.concern_name],
    ['First scans', first],
    ['Scan between', between],
    ['Last scans', last],
    ['Scans needed', '2, better 5'],
  ] as const;
  return (
    <Card variant="tint" aria-labelledby="product-trial-summary" className={styles.Summary}>
      <h2 id="product-trial-summary" className={styles.QuestionTitle}>
        Your product trial
      </h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.Fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.Note}>
        {product.waits_for === null
          ? 'It starts with your first scan. Everything else in your care plan stays as it is.'
          : `It starts on ${formatUtcDay(product.starts_on)}, when ${product.waits_for} is no longer new. Everything else in your care plan stays as it is.`}
      </p>
      <Failure>{failure}</Failure>
      <Button size="large" width="full" busy={isStarting} onClick={onStart}>
        {isStarting ? 'Starting...' : 'Start the product trial'}
      </Button>
      <p className={styles.Hint}>You can stop at any time. One product trial runs at a time.</p>
    </Card>
  );
}
