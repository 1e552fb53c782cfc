import type { ProductTrialChoices, ProductTrialStart } from '@daylit/contract';
import { useState } from 'react';
import type { ActionState } from '../../lib/states.ts';
import { ProductShelf } from '../../art/ProductShelf/ProductShelf.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { ProductTrialHead } from '../ProductTrialScreen/ProductTrialHead.tsx';
import area from '../product-trials.module.css';
import { ProductQuestion } from './ProductQuestion.tsx';
import { Question } from './Question.tsx';
import { SetUpSummary } from './SetUpSummary.tsx';
import { SignQuestion } from './SignQuestion.tsx';
import styles from './ProductTrialSetUp.module.css';

/** The chosen product, sign and weeks. */
export type ProductTrialChoice = Pick<ProductTrialStart, 'product_id' | 'sign' | 'weeks'>;

export interface ProductTrialSetUpProps {
  choices: ProductTrialChoices;
  starting: ActionState;
  onStart: (choice: ProductTrialChoice) => void;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean;
}

/** The offered lengths, among the possible ones. */
const OFFERED_WEEKS = new Set([4, 8, 12]);
const USUAL_WEEKS = 8;

/** Three questions, and beside them a summary of the answers. */
export function ProductTrialSetUp({
  choices,
  starting,
  onStart,
  isWordsOnly = false,
}: ProductTrialSetUpProps) {
  const { products, signs } = choices;
  const spans = choices.spans.filter(({ weeks }) => OFFERED_WEEKS.has(weeks));
  const [productId, setProductId] = useState(products[0]?.product.id);
  const [signName, setSign] = useState(signs[0]?.sign);
  const [weeks, setWeeks] = useState(USUAL_WEEKS);
  const product = products.find((offered) => offered.product.id === productId) ?? products[0];
  const sign = signs.find((offered) => offered.sign === signName) ?? signs[0];
  const span = spans.find((offered) => offered.weeks === weeks) ?? spans[0];

  return (
    <>
      <ProductTrialHead
        title="Try one product, fairly"
        lead="Choose now what would count as a success, so that you can’t move the goal later."
      />
      {!product || !sign || !span ? (
        <NoProduct />
      ) : (
        <div className={area.Columns}>
          <div className={area.Stack}>
            <ProductQuestion products={products} chosen={product} onChoose={setProductId} />
            <SignQuestion signs={signs} chosen={sign} onChoose={setSign} isWordsOnly={isWordsOnly} />
            <Question number={3} title="For how long?">
              <SegmentedToggle
                label="Weeks"
                width="full"
                options={spans.map((offered) => ({
                  value: String(offered.weeks),
                  label: `${offered.weeks} weeks`,
                }))}
                value={String(span.weeks)}
                onChange={(value) => setWeeks(Number(value))}
              />
              <p className={styles.Hint}>{sign.usual_weeks}</p>
            </Question>
          </div>
          <SetUpSummary
            product={product}
            sign={sign}
            span={span}
            starting={starting}
            onStart={() => onStart({ product_id: product.product.id, sign: sign.sign, weeks: span.weeks })}
          />
        </div>
      )}
    </>
  );
}

function NoProduct() {
  return (
    <Card>
      <EmptyState
        title="First choose the product: add it to your care plan, and open it with the first scan."
        art={<ProductShelf />}
        action={<ButtonLink href="/care-plan">Go to the care plan</ButtonLink>}
      />
    </Card>
  );
}
