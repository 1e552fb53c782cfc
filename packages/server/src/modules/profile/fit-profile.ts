import type { CarePlanner } from '../care-plan/ports.ts';
import type { MemberProfile } from '../members/ports.ts';

/** A profile without blanks and duplicates, and without what does not fit the member's age. */
export type FitProfile = (profile: MemberProfile) => MemberProfile;

export function createFitProfile({ isForAdults }: Pick<CarePlanner, 'isForAdults'>): FitProfile {
  return ({ goals, issues, preferences, ...rest }) => {
    const isMinor = preferences.age_band === '13-17';
    const fit = (tags: readonly string[]) =>
      distinct(tags).filter((words) => !(isMinor && isForAdults(words)));
    const { avoid } = preferences;
    return {
      ...rest,
      goals: fit(goals),
      issues: fit(issues),
      preferences: { ...preferences, ...(avoid && { avoid: distinct(avoid) }) },
    };
  };
}

/** Words that differ in case only are the same. The first spelling counts. */
function distinct(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const words of tags.map((tag) => tag.trim())) {
    const key = words.toLowerCase();
    if (words !== '' && !kept.has(key)) kept.set(key, words);
  }
  return [...kept.values()];
}
