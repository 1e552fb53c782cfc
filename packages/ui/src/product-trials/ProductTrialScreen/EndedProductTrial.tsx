import type { ProductTrial } from '@daylit/contract';
import { sentences } from '../../lib/sentences.ts';
import { formatDay } from '../../lib/format-date.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { ProductTrialHead } from './ProductTrialHead.tsx';

interface EndedProductTrialProps {
  productTrial: ProductTrial;
  removing: ActionState;
  onRemove: () => void;
}

/** A product trial that was stopped: why it has no result, and a link to another one. */
export function EndedProductTrial({ productTrial, removing, onRemove }: EndedProductTrialProps) {
  const { product_name, sign_in_text, ended_at } = productTrial;
  const failure = failureOf(removing, 'It could not be deleted. Please try again.');
  return (
    <>
      <ProductTrialHead title="Stopped early" lead={`${product_name}, for ${sign_in_text}.`} />
      <SectionCard title="No result, and that is fine">
        <p>
          {sentences(
            ended_at !== null && `You stopped on ${formatDay(ended_at)}.`,
            'A comparison before the end would mostly show chance, so there is none. Your scans stay on your timeline.',
          )}
        </p>
        <p>
          If your skin burned, swelled or got a rash, keep the product away and show it to a doctor if it does
          not settle.
        </p>
        <Failure>{failure}</Failure>
        <div>
          <Button variant="outline" busy={removing.state === 'busy'} onClick={onRemove}>
            {removing.state === 'busy' ? 'Deleting...' : 'Delete it and choose again'}
          </Button>
        </div>
      </SectionCard>
    </>
  );
}
