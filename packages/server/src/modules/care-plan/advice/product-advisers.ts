import type { Clock } from '../../../clock.ts';
import type { MemberDays, ProfileReader } from '../../members/ports.ts';
import { isPlain, labelWords, type ShelfSlot } from '../../catalogue/ports.ts';
import { activesIn, irritancyOf } from '../active-ingredients.ts';
import { checkProduct } from '../check-product.ts';
import { protectsEnough, rank, suitsSkin } from '../choose-product.ts';
import { presentLeftOut } from '../left-out/objections-to.ts';
import type { ConfirmedPlans, LeftOuts, MemberLeftOuts, ProductAdviser, ProductAdvisers } from '../ports.ts';
import type { LatestReports } from '../../reports/ports.ts';
import { RULES } from '../rules.ts';
import { withTold } from '../with-told.ts';
import { type Person, readPerson } from './person.ts';
import { personalReasons, routineReasons } from './reasons-against.ts';
import { reasonsFor } from './reasons-for.ts';

interface Dependencies {
  clock: Clock;
  memberDays: MemberDays;
  confirmedPlans: ConfirmedPlans;
  reports: LatestReports;
  leftOuts: LeftOuts;
  profiles: ProfileReader;
}

const MAX_REASONS = 20;

/** Advisers that read a member's answers, newest report and routine once. */
export function createProductAdvisers(dependencies: Dependencies): ProductAdvisers {
  const { clock, memberDays, confirmedPlans, reports, profiles, leftOuts } = dependencies;
  return {
    async of(userId, told) {
      const [routine, removed, report, profile, memberLeftOuts, timeZone] = await Promise.all([
        confirmedPlans.read(userId),
        confirmedPlans.readRemoved(userId),
        reports.find(userId),
        profiles.findProfile(userId),
        leftOuts.of(userId, told),
        memberDays.zoneOf(userId),
      ]);
      const answers = { ...profile, preferences: withTold(profile.preferences, told) };
      const person = readPerson(answers, report, routine);
      const removedIds: ReadonlySet<string> = new Set(removed.map(({ product }) => product.product.id));
      return {
        ...adviserOf(person, removedIds, memberLeftOuts, { now: clock(), timeZone }),
        suggested: report ? await leftOuts.fitPlan(userId, report.care_plan, told) : null,
      };
    },
  };
}

function adviserOf(
  person: Person,
  removed: ReadonlySet<string>,
  { ofUsed, ofOffered }: MemberLeftOuts,
  day: Parameters<typeof personalReasons>[2],
): Omit<ProductAdviser, 'suggested'> {
  const { profile, concerns, routine } = person;
  const helpful = [...new Set(concerns.flatMap(({ concern }) => concern.choices))];
  const used = new Set(routine.map(({ product }) => product.product.id));
  const prefers = helpful.map((choice) => choice.class);
  return {
    routine,
    removed,
    avoid: profile.avoid,

    slotsFor: (steps) =>
      steps.flatMap((step): ShelfSlot[] => [
        { step, class: 'any' },
        { step, class: 'no_active' },
        ...helpful.filter((choice) => choice.step === step).map((choice) => ({ step, class: choice.class })),
      ]),

    advise(product) {
      const against = personalReasons(product, person, day);
      const conflicts = routineReasons(product, person);
      return {
        reasonsFor: reasonsFor(product, person).slice(0, MAX_REASONS),
        reasonsAgainst: [...conflicts, ...against].slice(0, MAX_REASONS),
        conflicts: Math.min(conflicts.length, MAX_REASONS),
      };
    },

    fits(product) {
      if (removed.has(product.product.id) || ofOffered(product).length > 0) return false;
      if (!suitsSkin(product, profile) || !protectsEnough(product)) return false;
      // Young skin gets no actives, and skin that has to calm down gets no strong ones.
      const strongest = Math.max(0, ...activesIn(product).map(irritancyOf));
      if (profile.kind === 'teen' && strongest > 0) return false;
      if (profile.kind === 'sensitive' && (strongest > 1 || !isPlain(product.label))) return false;
      return checkProduct(product, profile, labelWords).every(
        ({ level }) => level === 'info' || level === 'none',
      );
    },

    leftOut(product) {
      const [first] = used.has(product.product.id) ? ofUsed(product) : ofOffered(product);
      return first ? presentLeftOut(first) : null;
    },

    rank: (products) => rank(products, { prefers }, profile),

    mustAvoid: (key) =>
      RULES.some(
        ({ check }) =>
          check.kind === 'profile' &&
          profile.traits.has(check.trait) &&
          check.classes.some((one) => one === key),
      ),
  };
}
