import type { Product } from '@daylit/contract';
import { areAllSamples } from '../../lib/are-all-samples.ts';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import type { ShownGroup } from '../recommendations.ts';

/** What the products of a row have in common. A row of samples says so here. */
export function GroupNote({ group: { note, products } }: { group: ShownGroup }) {
  return (
    <>
      {areAllSamples(products) && <Tag>Sample</Tag>}
      <span>{note}</span>
    </>
  );
}

/** The tag of one card. Where all are samples, the row says so once. */
export function tagOf({ is_custom, is_sample }: Product, { key, products }: ShownGroup) {
  if (is_custom && key === 'care_plan') return 'Custom';
  return is_sample && !areAllSamples(products) ? 'Sample' : undefined;
}
