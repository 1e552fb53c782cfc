import type { CatalogueProduct } from '../catalogue/ports.ts';
import { checkProduct, type LabelReader } from './check-product.ts';
import type { Profile } from './profile.ts';
import {
  type Matcher,
  type PlacedProduct,
  type Rule,
  type RuleCheck,
  type RuleFinding,
  WEEKDAYS,
} from './rule.ts';
import { RULES } from './rules.ts';

/** All rules that a care plan breaks, the most serious first. Myths (level `none`) are not reported. */
export function checkRoutine(
  routine: readonly PlacedProduct[],
  profile: Profile,
  labels: LabelReader,
): RuleFinding[] {
  const ofProducts = routine.flatMap(({ product }) =>
    checkProduct(product, profile, labels).map((rule) => ({ rule, productIds: [idOf(product)] })),
  );
  const ofRoutine = RULES.filter(({ level }) => level !== 'none').flatMap((rule) =>
    findTogether(rule.check, routine, profile).map((products) => ({ rule, productIds: products.map(idOf) })),
  );
  return [...ofProducts, ...ofRoutine].sort((a, b) => precedence(a.rule) - precedence(b.rule));
}

/**
 * Sort key of a rule: 0 when a person's own answers forbid it, 1 for a missing label, 2 for conflicts, 3 for
 * information.
 */
export function precedence({ check, level }: Rule): number {
  if (check.kind === 'unverified_label') return 1;
  if (level === 'info' || level === 'none') return 3;
  const isPersonal = check.kind === 'profile' || check.kind === 'avoid_list';
  return isPersonal && level === 'block' ? 0 : 2;
}

function findTogether(
  check: RuleCheck,
  routine: readonly PlacedProduct[],
  profile: Profile,
): CatalogueProduct[][] {
  switch (check.kind) {
    case 'pair':
      return findPairs(check, routine);
    case 'weekly_sessions': {
      const exfoliating = routine.filter(({ product }) => holdsAny(product, check.classes));
      const sessions = exfoliating.reduce((sum, { days }) => sum + days.length, 0);
      return sessions > profile.exfoliationsPerWeek ? [exfoliating.map(({ product }) => product)] : [];
    }
    case 'needs_sunscreen': {
      if (routine.some(isDailySunscreen)) return [];
      return routine
        .filter(({ product }) => holdsAny(product, check.classes))
        .map(({ product }) => [product]);
    }
    default:
      return [];
  }
}

function findPairs(
  { first, second, within }: Extract<RuleCheck, { kind: 'pair' }>,
  routine: readonly PlacedProduct[],
): CatalogueProduct[][] {
  return routine.flatMap((one, at) =>
    routine.slice(at + 1).flatMap((other) => {
      const isPair =
        (holdsAny(one.product, first) && holdsAny(other.product, second)) ||
        (holdsAny(one.product, second) && holdsAny(other.product, first));
      const isSame = idOf(one.product) === idOf(other.product);
      return isPair && !isSame && areUsedTogether(one, other, within) ? [[other.product, one.product]] : [];
    }),
  );
}

function areUsedTogether(
  one: PlacedProduct,
  other: PlacedProduct,
  within: 'application' | 'night' | 'day' | 'routine',
) {
  if (within === 'routine') return true;
  const shareDay = one.days.some((day) => other.days.includes(day));
  if (within === 'day') return shareDay;
  const shareTime = isMorning(one) === isMorning(other);
  return shareDay && shareTime && (within === 'application' || !isMorning(one));
}

function isMorning({ group }: PlacedProduct): boolean {
  return group === 'morning';
}

/** The factor from which a moisturizer counts as a sunscreen. */
const MIN_SPF = 30;

function isDailySunscreen({ group, step, days, product }: PlacedProduct): boolean {
  const protects = step === 'sunscreen' || (product.spf ?? 0) >= MIN_SPF;
  return group === 'morning' && protects && days.length === WEEKDAYS.length;
}

function holdsAny({ label }: CatalogueProduct, matchers: readonly Matcher[]): boolean {
  return matchers.some((matcher) =>
    typeof matcher === 'string'
      ? label.actives.includes(matcher)
      : label.ingredients.some(({ name }) => name === matcher.ingredient),
  );
}

function idOf({ product }: CatalogueProduct): string {
  return product.id;
}
