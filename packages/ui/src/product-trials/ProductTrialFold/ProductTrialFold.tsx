import type { ProductTrial } from '@daylit/contract';
import { formatUtcDay } from '../../lib/format-date.ts';
import { LeftOutNote } from '../../parts/LeftOutNote/LeftOutNote.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { inDays } from '../product-trial-days.ts';

export interface ProductTrialFoldProps {
  /** The running product trial or the last one; null without any. */
  productTrial: ProductTrial | null;
}

/**
 * The product trial in one fold of the care plan, open while it asks for something: an offer, a request to
 * change nothing else, or its result.
 *
 * **Do** ask to wait with other products, in a sentence. **Don't** stop anybody from changing the routine, or
 * say how the sign looks before the end.
 */
export function ProductTrialFold({ productTrial }: ProductTrialFoldProps) {
  const isOpen = productTrial?.phase === 'waiting' || productTrial?.phase === 'running';
  const leftOut = isOpen ? productTrial.left_out : null;
  return (
    <Fold
      summary="Product trial"
      line="Does one product change one sign?"
      open={isOpen || productTrial?.phase === 'done'}
    >
      <p>{sentence(productTrial)}</p>
      {leftOut && <LeftOutNote sentence={leftOut.sentence} />}
      <p>
        <Link variant="block" href="/product-trial">
          {linkWords(productTrial)}
        </Link>
      </p>
    </Fold>
  );
}

function sentence(productTrial: ProductTrial | null): string {
  if (productTrial === null || productTrial.phase === 'ended')
    return 'Name the product and the sign before you start, and two scans can answer.';
  const { phase, product_name, sign_in_text, next_scan, windows } = productTrial;
  if (phase === 'done') return `${product_name}, for ${sign_in_text}, is done.`;
  const last = formatUtcDay(windows.at(-1)?.to ?? '');
  const when = next_scan === null ? '' : ` Next scan: ${inDays(next_scan.in_days).toLowerCase()}.`;
  return `${product_name}, for ${sign_in_text}, runs until ${last}.${when} Another new product before then makes the answer less clear.`;
}

function linkWords(productTrial: ProductTrial | null): string {
  switch (productTrial?.phase) {
    case 'waiting':
    case 'running':
      return 'When to scan';
    case 'done':
      return 'See the result';
    default:
      return 'Try one product, fairly';
  }
}
