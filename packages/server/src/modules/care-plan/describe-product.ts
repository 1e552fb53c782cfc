import { listOf } from '@daylit/wording';
import type { CatalogueProduct } from '../catalogue/ports.ts';
import type { Profile } from './profile.ts';
import type { SlotRequest } from './slot-request.ts';

/** The reason for this product, for its card. */
export function describeProduct(
  { suits, spf, label }: CatalogueProduct,
  request: SlotRequest,
  profile: Profile,
): string {
  const madeFor = profile.namedKinds.filter((kind) => suits.includes(kind));
  const parts = [
    request.purpose,
    spf === null ? '' : `SPF\u00A0${spf}.`,
    madeFor.length === 0 ? '' : `For ${listOf(madeFor)} skin.`,
    label.contains.includes('fragrance') || label.status !== 'verified' ? '' : 'Fragrance-free.',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
