import { dayInWords } from './day-in-words.ts';
import type { ProductReason } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import { type CatalogueProduct, labelWords, priceBand } from '../../catalogue/ports.ts';
import { activesIn } from '../active-ingredients.ts';
import { checkProduct } from '../check-product.ts';
import { BUDGET_BANDS, protectsEnough, suitsSkin } from '../choose-product.ts';
import type { PlacedProduct, Rule } from '../rule.ts';
import { RULES } from '../rules.ts';
import { checkRoutine } from '../check-routine.ts';
import { holdOn } from '../checker/new-products.ts';
import { placeRoutine } from '../checker/place-routine.ts';
import type { Person } from './person.ts';
import { placeOf } from './place-of.ts';
import { fact, objection } from './reason.ts';
import { choiceFor } from './reasons-for.ts';

const MAX_CONCERNS = 3;

type Day = Parameters<typeof holdOn>[2];

/** What the person's own answers say against a product. */
export function personalReasons(product: CatalogueProduct, person: Person, day: Day): ProductReason[] {
  const { profile } = person;
  const rules = checkProduct(product, profile, labelWords);
  return [
    ...rules.map((rule) => objection(rule)),
    ...newProductHold(product, person, day),
    ...(protectsEnough(product)
      ? []
      : [
          fact(
            'Too weak for every day',
            'Daily protection starts at SPF 30, and this one does not say that it has that much.',
          ),
        ]),
    ...(suitsSkin(product, profile)
      ? []
      : [fact('Made for other skin', `Its maker has ${listOf(product.suits)} skin in mind.`)]),
    ...labelDoubts(product, rules),
    ...overBudget(product, person),
    ...noHelp(product, person),
  ];
}

/** Conflicts that the product would bring into the routine. */
export function routineReasons(product: CatalogueProduct, { profile, routine }: Person): ProductReason[] {
  if (routine.some(({ product: used }) => used.product.id === product.product.id)) return [];
  const placed: PlacedProduct = { ...placeOf(product), product };
  const others = placeRoutine(routine).filter(
    ({ group, step }) => group !== placed.group || step !== placed.step,
  );
  return checkRoutine([...others, placed], profile, labelWords)
    .filter(({ rule }) => ['pair', 'weekly_sessions', 'needs_sunscreen'].includes(rule.check.kind))
    .filter(({ productIds }) => productIds.includes(product.product.id))
    .map(({ rule, productIds }) => {
      const names = others
        .filter((other) => productIds.includes(other.product.product.id))
        .map((other) => other.product.product.name);
      const title = names.length === 0 ? rule.title : `Not with ${listOf([...new Set(names)])}`;
      return objection(rule, title.slice(0, 80));
    });
}

/** R17: a member who starts two products at once cannot know which one helped. */
function newProductHold(product: CatalogueProduct, { routine, region }: Person, day: Day): ProductReason[] {
  const rule = RULES.find(({ check }) => check.kind === 'calendar');
  const isUsed = routine.some((used) => used.product.product.id === product.product.id);
  const newest = holdOn(product, routine, day);
  if (!rule || !newest || isUsed) return [];
  const until = dayInWords(newest.until, region);
  const sentence = `You started ${newest.product.product.product.name} on ${dayInWords(newest.since, region)}. Wait until ${until} before another new product.`;
  return [{ ...objection(rule, `Wait until ${until}`), sentence }];
}

function labelDoubts({ label }: CatalogueProduct, rules: readonly Rule[]): ProductReason[] {
  if (label.status === 'verified' || rules.some(({ check }) => check.kind === 'unverified_label')) return [];
  const sentence =
    label.status === 'missing'
      ? 'There is no ingredient list that can be read, so nothing in it can be judged.'
      : 'The list was copied by other people, not checked on the pack. Do not rely on it for an allergy.';
  return [fact('List not checked', sentence)];
}

function overBudget({ product }: CatalogueProduct, { profile }: Person): ProductReason[] {
  const { price } = product;
  if (profile.budget === undefined || price === null) return [];
  if (priceBand(price) <= BUDGET_BANDS[profile.budget]) return [];
  return [fact('Over your budget', 'It costs more than the budget that you set.')];
}

/** Concerns that it does not help with, of a serum or a product with an active. Others promise no help. */
function noHelp(product: CatalogueProduct, { concerns }: Person): ProductReason[] {
  if (activesIn(product).length === 0 && product.step !== 'serum') return [];
  const left = concerns.slice(0, MAX_CONCERNS).filter((concern) => choiceFor(product, concern) === undefined);
  if (left.length === 0) return [];
  const names = listOf(
    left.map(({ concern }) => concern.name),
    'or',
  );
  return [fact(`Not for ${names}`, `Nothing in it is known to help with ${names}.`)];
}
