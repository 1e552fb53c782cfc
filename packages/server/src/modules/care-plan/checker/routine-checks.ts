import type { CheckedRoutine, RoutineCheck } from '@daylit/contract';
import type { Clock } from '../../../clock.ts';
import type { MemberDays, ProfileReader } from '../../members/ports.ts';
import { labelWords, type ProductFinder, type ProductShelves } from '../../catalogue/ports.ts';
import type { ConfirmedPlanService } from '../confirmed/confirmed-plans.ts';
import type { PlacedByMember } from '../ports.ts';
import type { LatestReports } from '../../reports/ports.ts';
import { precedence } from '../check-routine.ts';
import { readProfile } from '../profile.ts';
import { RULES } from '../rules.ts';
import { SUNSCREEN_SLOTS } from '../shelf-slots.ts';
import { factsOfMember } from './facts-of-member.ts';
import { withoutRemoved } from '../without-removed.ts';
import { findAction } from './find-action.ts';
import { findWarnings, type FoundWarning } from './find-warnings.ts';
import { isDefined } from './is-defined.ts';
import { findNewProducts } from './new-products.ts';
import { type CheckedPlacement, placeRoutine } from './place-routine.ts';
import { presentWarning } from './present-warning.ts';
import { readGivenRoutine } from './read-given-routine.ts';
import { recognizeLabel } from './recognize-label.ts';

/** Checks routines against the rules. */
export interface RoutineChecks {
  /** Checks the given products, or the member's confirmed routine. */
  check(userId: number, given: CheckedRoutine | undefined): Promise<RoutineCheck>;
}

interface Dependencies {
  clock: Clock;
  memberDays: MemberDays;
  shelves: ProductShelves;
  finder: ProductFinder;
  confirmedPlans: ConfirmedPlanService;
  profiles: ProfileReader;
  reports: LatestReports;
}

export function createRoutineChecks(dependencies: Dependencies): RoutineChecks {
  const { clock, memberDays, shelves, finder, confirmedPlans, profiles, reports } = dependencies;
  return {
    async check(userId, given) {
      const [told, report, own, removed] = await Promise.all([
        profiles.findProfile(userId),
        reports.find(userId),
        confirmedPlans.read(userId),
        confirmedPlans.readRemoved(userId),
      ]);
      const products = given === undefined ? own : await readGivenRoutine(given, own, finder);
      const routine = placeRoutine(products);
      const profile = readProfile(factsOfMember(told, report));
      const person = { profile, labels: labelWords };
      const shelf = await shelves.pick(SUNSCREEN_SLOTS, profile.avoid);
      const taken = removed.map(({ product }) => product);
      const catalogue = withoutRemoved(shelf, taken);
      const day = { now: clock(), timeZone: await memberDays.zoneOf(userId) };
      const held = given === undefined ? findTooNew(products, routine, day) : [];
      const warnings = [...findWarnings(routine, person), ...held]
        .toSorted((a, b) => rank(a) - rank(b))
        .map((warning) => presentWarning(warning, findAction({ warning, routine, person, catalogue })));
      const checked = new Set(products.map(({ product }) => product.product.id)).size;
      const labels = given === undefined ? [] : products.map(recognizeLabel).filter(isDefined);
      return { checked, warnings: warnings.filter(isDefined), ...(labels.length > 0 && { labels }) };
    },
  };
}

/** Sort key: what must not be used before what should be changed, in the order of the rules. */
function rank({ rule }: FoundWarning): number {
  return 2 * precedence(rule) + (rule.level === 'block' ? 0 : 1);
}

/** Rule R17: two products with an active that were started within 14 days. */
function findTooNew(
  products: readonly PlacedByMember[],
  routine: readonly CheckedPlacement[],
  day: Parameters<typeof findNewProducts>[1],
): FoundWarning[] {
  const rule = RULES.find(({ check }) => check.kind === 'calendar');
  const fresh = findNewProducts(products, day);
  if (rule === undefined || fresh.length < 2) return [];
  const ids = fresh.map(({ product }) => product.product.product.id);
  const placements = ids.map((id) => routine.find(({ place }) => place.id === id)).filter(isDefined);
  return [{ rule, placements }];
}
