import { type ConfirmedDaypart, type RoutineAction, ROUTINE_STEPS } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import { chooseProduct } from '../choose-product.ts';
import { BASICS } from '../basics.ts';
import type { CarePlanFacts } from '../ports.ts';
import { WEEKDAYS, type Weekday } from '../rule.ts';
import { type CheckedPerson, findWarnings, type FoundWarning, subjectOf } from './find-warnings.ts';
import type { CheckedPlacement } from './place-routine.ts';

interface Asked {
  warning: FoundWarning;
  routine: readonly CheckedPlacement[];
  person: CheckedPerson;
  catalogue: CarePlanFacts['catalogue'];
}

/** A change, and the routine after it. */
interface Candidate {
  action: RoutineAction;
  routine: readonly CheckedPlacement[];
}

/** Days that leave room between two uses, the ones for more uses first. */
const SPACED_DAYS: readonly (readonly Weekday[])[] = [
  ['Tuesday', 'Friday'],
  ['Monday', 'Thursday'],
  ['Sunday'],
  ['Wednesday'],
  ['Saturday'],
];

/** The rules that a member's own answers break: a change of days cannot settle them. */
const REMOVED = new Set(['R02', 'R12', 'R14', 'R16', 'R18']);

/** The change that settles a warning and causes no other one; null when there is none. */
export function findAction(asked: Asked): RoutineAction | null {
  const { warning, routine, person } = asked;
  const before = new Set(findWarnings(routine, person).map(subjectOf));
  const settles = (candidate: Candidate) => {
    const after = findWarnings(candidate.routine, person).filter(({ rule }) => rule.level !== 'info');
    const left = after.map(subjectOf);
    return !left.includes(subjectOf(warning)) && left.every((one) => before.has(one));
  };
  return candidatesFor(asked).find(settles)?.action ?? null;
}

function candidatesFor(asked: Asked): Candidate[] {
  const { warning, routine } = asked;
  const { rule, placements } = warning;
  if (rule.check.kind === 'needs_sunscreen') return sunscreens(asked);
  const removals = placements.slice(0, 1).map((one) => removal(one, routine));
  if (REMOVED.has(rule.id)) return removals;
  if (rule.check.kind === 'weekly_sessions') {
    return [...placements.toReversed().flatMap((one) => otherDays(one, routine)), ...removals];
  }
  if (rule.check.kind !== 'pair' || rule.level === 'info') return [];
  return placements.flatMap((one) => [...otherDays(one, routine), ...otherParts(one, routine)]);
}

function otherDays(one: CheckedPlacement, routine: readonly CheckedPlacement[]): Candidate[] {
  if (one.place.daypart === 'additional') return [];
  return SPACED_DAYS.filter((days) => days.length <= one.days.length).map((days) => ({
    action: {
      kind: 'days',
      label: `Use ${one.place.name} on ${listOf(days)}`,
      product: one.place,
      days: [...days],
      to: null,
    },
    routine: replace(routine, one, { ...one, days }),
  }));
}

function otherParts(one: CheckedPlacement, routine: readonly CheckedPlacement[]): Candidate[] {
  const { daypart, step } = one.place;
  if (daypart !== 'morning' && daypart !== 'night') return [];
  const to = daypart === 'night' ? 'morning' : 'night';
  const isTaken = routine.some(({ place }) => place.daypart === to && place.step === step);
  if (isTaken || !ROUTINE_STEPS[to].some((key) => key === step)) return [];
  return [
    {
      action: {
        kind: 'move',
        label: `Move ${one.place.name} to the ${to}`,
        product: one.place,
        days: null,
        to,
      },
      routine: replace(routine, one, { ...one, group: to }),
    },
  ];
}

function removal(one: CheckedPlacement, routine: readonly CheckedPlacement[]): Candidate {
  return {
    action: { kind: 'remove', label: `Remove ${one.place.name}`, product: one.place, days: null, to: null },
    routine: routine.filter((other) => other.place.id !== one.place.id),
  };
}

/** The sunscreen that a care plan would have. */
function sunscreens({ routine, person: { profile }, catalogue }: Asked): Candidate[] {
  const request = BASICS[profile.kind].find((slot) => slot.step === 'sunscreen');
  if (request === undefined || !('needs' in request)) return [];
  const { product } = chooseProduct(request, [], profile, catalogue);
  if (product === null) return [];
  const { id, name } = product.product;
  const place = { daypart: 'morning' as ConfirmedDaypart, step: 'sunscreen', id, name };
  const added = { ...request, days: WEEKDAYS, product, place, hasChosenDays: false };
  return [
    {
      action: { kind: 'add', label: `Add ${name}`, product: place, days: null, to: null },
      routine: [...routine, added],
    },
  ];
}

function replace(
  routine: readonly CheckedPlacement[],
  one: CheckedPlacement,
  by: CheckedPlacement,
): CheckedPlacement[] {
  return routine.map((other) => (other === one ? by : other));
}
