import type { ProductChoice } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import { BAND_STARTS, type CatalogueProduct, labelOf, labelWords, priceBand } from '../catalogue/ports.ts';
import { BUDGET_BANDS, hasTexture } from './choose-product.ts';
import type { Profile } from './profile.ts';
import type { RankedConcern } from './rank-concerns.ts';

const MAX_REASONS = 3;

/** Words of an avoid list that one reason repeats. */
const MAX_WORDS = 2;

/** Steps whose feel on the skin people notice all day. */
const FELT = new Set(['moisturizer', 'sunscreen']);

/** Why a product, of those that fit equally: first what the person told, then what the report says. */
export function whyThisOne(
  entry: CatalogueProduct,
  fitting: readonly CatalogueProduct[],
  profile: Profile,
  concerns: readonly RankedConcern[],
): ProductChoice {
  const reasons = [
    ...budgetReason(entry, profile),
    ...absenceReason(entry, profile),
    ...concerns.flatMap((ranked) => careReason(entry, ranked)).slice(0, 1),
    ...textureReason(entry, profile),
    ...skinReasons(entry, profile),
  ];
  const all = reasons.length > 0 ? reasons : plainReason(entry, fitting);
  return { fitting: fitting.length, reasons: all.slice(0, MAX_REASONS) };
}

function budgetReason({ product: { price } }: CatalogueProduct, { budget }: Profile): string[] {
  if (budget === undefined || price === null || priceBand(price) > BUDGET_BANDS[budget]) return [];
  const limit = BAND_STARTS[BUDGET_BANDS[budget]];
  return limit === undefined ? [] : [`${dollars(price)}, under the ${dollars(limit)} you named`];
}

/** A list that somebody copied may lack a line, so its silence proves nothing. */
function absenceReason({ label }: CatalogueProduct, { avoid }: Profile): string[] {
  if (label.status !== 'verified') return [];
  const absent = avoid.filter((term) => labelWords.knowsTerm(term) && !labelWords.contains(label, term));
  if (absent.length === 0) return [];
  // What the member turned on comes last in the list, and is the more common wish.
  const words = absent.toReversed().slice(0, MAX_WORDS);
  return [`No ${listOf(words, 'or')}, as you asked`];
}

/** Care that suits a concern, in a product that is there for everybody. */
function careReason({ step, label }: CatalogueProduct, { concern }: RankedConcern): string[] {
  const helpful = step === 'sunscreen' ? concern.sunscreen : step === 'serum' ? [] : concern.care;
  const held = helpful.find((key) => label.actives.includes(key));
  return held === undefined ? [] : [`With ${labelOf(held)}, for ${concern.name}`];
}

function textureReason(entry: CatalogueProduct, { texture }: Profile): string[] {
  if (texture === null || !FELT.has(entry.step) || !hasTexture(entry, texture)) return [];
  return [
    texture === 'light'
      ? 'Few oils, for skin that you said is shiny by midday'
      : 'Keeps water in, for skin that you said feels tight by midday',
  ];
}

function skinReasons({ suits }: CatalogueProduct, { namedKinds, saysReactive }: Profile): string[] {
  return namedKinds
    .filter((kind) => suits.includes(kind))
    .map((kind) =>
      kind === 'sensitive'
        ? saysReactive
          ? 'Made for sensitive skin: you said that yours reacts'
          : 'Made for sensitive skin'
        : `Made for ${kind} skin, like yours`,
    )
    .toReversed();
}

function plainReason(
  { product: { price } }: CatalogueProduct,
  fitting: readonly CatalogueProduct[],
): string[] {
  if (fitting.length === 1) return ['The only one here that fits'];
  const prices = fitting.map(({ product }) => product.price ?? Number.MAX_SAFE_INTEGER);
  return price !== null && price <= Math.min(...prices)
    ? [`${dollars(price)}, the lowest price of those that fit`]
    : [];
}

/** A price without cents that say nothing. */
function dollars(price: number): string {
  return `$${Number.isInteger(price) ? price : price.toFixed(2)}`;
}
