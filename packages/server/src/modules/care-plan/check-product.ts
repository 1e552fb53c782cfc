import type { CatalogueProduct, ProductCatalogue } from '../catalogue/ports.ts';
import type { Profile } from './profile.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules.ts';

/** Reads a label for the words of an avoid list. */
export type LabelReader = Pick<ProductCatalogue, 'contains'>;

/** The rules that one product breaks for one person, whatever else is in the care plan. */
export function checkProduct(product: CatalogueProduct, profile: Profile, labels: LabelReader): Rule[] {
  return RULES.filter((rule) => isBroken(rule, product, profile, labels));
}

function isBroken(
  { check }: Rule,
  { label }: CatalogueProduct,
  { traits, avoid }: Profile,
  labels: LabelReader,
): boolean {
  switch (check.kind) {
    case 'profile':
      // Presence decides and not the amount: for safety a trace is enough.
      return traits.has(check.trait) && check.classes.some((key) => label.contains.includes(key));
    case 'avoid_list':
      return avoid.some((term) => labels.contains(label, term));
    case 'unverified_label':
      return label.status !== 'verified' && (traits.size > 1 || avoid.length > 0);
    default:
      return false;
  }
}
