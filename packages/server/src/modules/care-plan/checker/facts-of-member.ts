import type { Preferences } from '@daylit/contract';
import type { MemberProfile } from '../../members/ports.ts';
import type { CarePlanFacts } from '../ports.ts';
import type { LatestReport } from '../../reports/ports.ts';

/** What is known of a member: the newest report, and before the first one the answers alone. */
export function factsOfMember(
  told: MemberProfile,
  report: LatestReport | undefined,
): Omit<CarePlanFacts, 'catalogue'> {
  const unknown = { explanation: 'There is no report yet.', basis: 'answers', confidence: 'low' } as const;
  return {
    ...told,
    skin_type: report?.skin_type ?? { ...unknown, skin_type: 'cannot_tell' },
    skin_sensitivity: report?.skin_sensitivity ?? {
      ...unknown,
      skin_sensitivity: SENSITIVITY[told.preferences.reacts ?? 'not_sure'],
    },
    condition_notes: report?.condition_notes ?? { key_concerns_identified: [], measurements: [] },
  };
}

const SENSITIVITY = {
  rarely: 'low',
  sometimes: 'moderate',
  often: 'high',
  not_sure: 'cannot_tell',
} as const satisfies Record<NonNullable<Preferences['reacts']>, string>;
