import type { ProductTrial } from '@daylit/contract';
import { formatUtcDay } from '../../lib/format-date.ts';
import { LeftOutNote } from '../../parts/LeftOutNote/LeftOutNote.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { inDays } from '../product-trial-days.ts';

export interface ProductTrialCardProps {
  /** The running product trial or the last one; null without any. */
  productTrial: ProductTrial | null;
}

/**
 * The product trial in one card of the care plan: an offer, a request to change nothing else, or its result.
 *
 * **Do** ask to wait with other products, in a sentence. **Don't** stop anybody from changing the routine, or
 * say how the sign looks before the end.
 */
export function ProductTrialCard({ productTrial }: ProductTrialCardProps) {
  const isOpen = productTrial?.phase === 'waiting' || productTrial?.phase === 'running';
  const leftOut = isOpen ? productTrial.left_out : null;
  return (
    <SectionCard title="Product trial">
      <p>{sentence(productTrial)}</p>
      {leftOut && <LeftOutNote sentence={leftOut.sentence} />}
      <p>
        <Link variant="block" href="/product-trial">
          {linkWords(productTrial)}
        </Link>
      </p>
    </SectionCard>
  );
}

function sentence(productTrial: ProductTrial | null): string {
  if (productTrial === null || productTrial.phase === 'ended')
    return 'Does one product change one sign? Name both before you start, and two scans can answer.';
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
