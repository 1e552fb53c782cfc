import { checkRoutine } from '../check-routine.ts';
import type { LabelReader } from '../check-product.ts';
import type { Profile } from '../profile.ts';
import type { Rule } from '../rule.ts';
import { isDefined } from './is-defined.ts';
import type { CheckedPlacement } from './place-routine.ts';

/** A rule that a routine breaks, with the products that break it. The first one is the one to change. */
export interface FoundWarning {
  rule: Rule;
  placements: readonly CheckedPlacement[];
}

/** The facts that the rules need. */
export interface CheckedPerson {
  profile: Profile;
  labels: LabelReader;
}

/** The rules that a routine breaks, each once for the same products, the most serious first. */
export function findWarnings(
  routine: readonly CheckedPlacement[],
  { profile, labels }: CheckedPerson,
): FoundWarning[] {
  const found = new Map<string, FoundWarning>();
  for (const { rule, productIds } of checkRoutine(routine, profile, labels)) {
    const key = keyOf(rule, productIds);
    const before = found.get(key)?.placements ?? [];
    const placements = productIds.map((id) => routine.find((one) => one.place.id === id)).filter(isDefined);
    found.set(key, { rule, placements: [...new Set([...before, ...placements])] });
  }
  return [...found.values()];
}

/** The subject of a warning. One missing sunscreen is one subject, however many products need it. */
export function subjectOf({ rule, placements }: FoundWarning): string {
  return keyOf(
    rule,
    placements.map(({ place }) => place.id),
  );
}

function keyOf({ id, check }: Rule, productIds: readonly string[]): string {
  return check.kind === 'needs_sunscreen' ? id : [id, ...productIds.toSorted()].join(' ');
}
