import { MINOR_AGE_BANDS, type Preferences } from '@daylit/contract';

/** The answers of a profile with what a conversation adds. An age that is told never makes anybody older. */
export function withTold(preferences: Preferences, told: Preferences = {}): Preferences {
  const { avoid = [], age_band, ...rest } = told;
  const isMinor = MINOR_AGE_BANDS.some((band) => band === preferences.age_band);
  return {
    ...preferences,
    ...rest,
    avoid: [...new Set([...(preferences.avoid ?? []), ...avoid])],
    ...(age_band !== undefined && !isMinor && { age_band }),
  };
}
