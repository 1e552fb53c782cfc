import type { ProductTrial, ProductTrialChoices } from '@daylit/contract';
import { useEffect, useRef } from 'react';
import type { ActionState, Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ProductTrialResult } from '../ProductTrialResult/ProductTrialResult.tsx';
import { type ProductTrialChoice, ProductTrialSetUp } from '../ProductTrialSetUp/ProductTrialSetUp.tsx';
import { RunningProductTrial } from '../RunningProductTrial/RunningProductTrial.tsx';
import { EndedProductTrial } from './EndedProductTrial.tsx';
import { ProductTrialHead } from './ProductTrialHead.tsx';

export interface ProductTrialScreenProps {
  /** The running product trial or the last one; null without any. */
  productTrial: Loaded<ProductTrial | null>;
  /** The choices for a new one. Required when none runs. */
  choices: Loaded<ProductTrialChoices>;
  /** State of the start; a refusal is shown at the button. */
  starting: ActionState;
  onStart: (choice: ProductTrialChoice) => void;
  /** State of stopping it early. */
  ending: ActionState;
  onEnd: () => void;
  /** State of the deletion of one that is over. Then the choices for a new one are shown. */
  removing: ActionState;
  onRemove: () => void;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean;
  /** Loads both again. */
  onRetry: () => void;
}

/**
 * /product-trial: one product and one sign. Set-up, running, done or stopped early.
 *
 * **Do** name product, sign and weeks before the first scan. **Don't** show a value of the sign before the
 * end, or attribute a change to the product.
 */
export function ProductTrialScreen({ productTrial, ...rest }: ProductTrialScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  const view = productTrial.state === 'ready' ? (productTrial.value?.phase ?? 'set_up') : undefined;
  const before = useRef(view);

  // The button that led to the next view is gone, so the title takes the focus.
  useEffect(() => {
    const isNext = before.current !== undefined && view !== undefined && before.current !== view;
    before.current = view;
    if (isNext && document.activeElement === document.body) page.current?.querySelector('h1')?.focus();
  }, [view]);

  return (
    <Page ref={page}>
      {productTrial.state === 'ready' ? (
        <Phase of={productTrial.value} {...rest} />
      ) : (
        <NotReady state={productTrial} onRetry={rest.onRetry} />
      )}
    </Page>
  );
}

interface PhaseProps extends Omit<ProductTrialScreenProps, 'productTrial'> {
  of: ProductTrial | null;
}

function Phase({ of, choices, starting, onStart, ending, onEnd, removing, onRemove, ...rest }: PhaseProps) {
  const { isWordsOnly = false, onRetry } = rest;
  if (of === null) {
    if (choices.state !== 'ready') return <NotReady state={choices} onRetry={onRetry} />;
    const shown = { choices: choices.value, starting, onStart, isWordsOnly };
    return <ProductTrialSetUp {...shown} />;
  }
  switch (of.phase) {
    case 'waiting':
    case 'running':
      return <RunningProductTrial productTrial={of} ending={ending} onEnd={onEnd} />;
    case 'done':
      return (
        <ProductTrialResult
          productTrial={of}
          removing={removing}
          onRemove={onRemove}
          isWordsOnly={isWordsOnly}
        />
      );
    case 'ended':
      return <EndedProductTrial productTrial={of} removing={removing} onRemove={onRemove} />;
  }
}

interface NotReadyProps {
  state: Loaded<unknown>;
  onRetry: () => void;
}

function NotReady({ state, onRetry }: NotReadyProps) {
  return (
    <>
      <ProductTrialHead title="Product trial" lead="One product, one sign, named before you start." />
      {state.state === 'failed' ? (
        <LoadProblem title="The product trial could not be loaded." detail={state.detail} onRetry={onRetry} />
      ) : (
        <p>
          <VisuallyHidden>Loading...</VisuallyHidden>
          <Skeleton height="24em" />
        </p>
      )}
    </>
  );
}
