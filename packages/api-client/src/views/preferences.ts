import {
  AGE_BAND_VALUES,
  PREFERENCES_BUDGET_VALUES,
  PREFERENCES_MIDDAY_FEEL_VALUES,
  PREFERENCES_PREGNANCY_VALUES,
  PREFERENCES_REACTS_VALUES,
  type Preferences,
} from '@daylit/contract';
import { type Fields, fields, oneOf, texts } from './values.ts';

/** What a member answered; an unanswered or unreadable question is absent. */
export function readPreferences(value: unknown): Preferences {
  const told = fields(value) ?? {};
  return {
    ...choice(told, 'age_band', AGE_BAND_VALUES),
    ...choice(told, 'pregnancy', PREFERENCES_PREGNANCY_VALUES),
    ...choice(told, 'budget', PREFERENCES_BUDGET_VALUES),
    ...choice(told, 'midday_feel', PREFERENCES_MIDDAY_FEEL_VALUES),
    ...choice(told, 'reacts', PREFERENCES_REACTS_VALUES),
    ...('avoid' in told && { avoid: texts(told['avoid']) }),
    ...flag(told, 'fragrance_free'),
    ...flag(told, 'words_only'),
  };
}

function choice<Name extends string, Value extends string>(
  told: Fields,
  name: Name,
  values: readonly Value[],
): Partial<Record<Name, Value>> {
  const value = oneOf(values, told[name]);
  return value === null ? {} : ({ [name]: value } as Record<Name, Value>);
}

function flag<Name extends string>(told: Fields, name: Name): Partial<Record<Name, boolean>> {
  const value = told[name];
  return typeof value === 'boolean' ? ({ [name]: value } as Record<Name, boolean>) : {};
}
