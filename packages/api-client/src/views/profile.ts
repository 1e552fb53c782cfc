import {
  AGE_BAND_VALUES,
  type AgeChange,
  CONFIRMED_DAYPART_VALUES,
  type ConfirmedGroupView,
  type ProfileView,
  HOME_REGION_VALUES,
  type RemovedProductView,
} from '@daylit/contract';
import { inOrderOfUse, readCarePlan } from './care-plan.ts';
import { DAYPARTS } from './dayparts.ts';
import { readPreferences } from './preferences.ts';
import { readLeftOut } from './left-out.ts';
import { readProduct } from './product.ts';
import { fields, type Fields, objects, oneOf, text, texts } from './values.ts';

/** Goals, concerns, suggested and confirmed routine. */
export function readProfile(value: unknown): ProfileView {
  const profile = fields(value) ?? {};
  return {
    care_plan: profile['care_plan'] == null ? null : readCarePlan(profile['care_plan']),
    confirmed_care_plan: readConfirmedPlan(profile['confirmed_care_plan']),
    removed_products: objects(profile['removed_products']).flatMap(removed),
    skin_type: text(profile['skin_type']),
    goals: texts(profile['goals']),
    issues: texts(profile['issues']),
    preferences: readPreferences(profile['preferences']),
    age_change: readAgeChange(profile['age_change']),
    region: oneOf(HOME_REGION_VALUES, profile['region']),
  };
}

function readAgeChange(value: unknown): AgeChange | null {
  const change = fields(value) ?? {};
  const [age_band, takes_effect_at] = [
    oneOf(AGE_BAND_VALUES, change['age_band']),
    text(change['takes_effect_at']),
  ];
  return age_band === null || takes_effect_at === null ? null : { age_band, takes_effect_at };
}

function removed(entry: Fields): RemovedProductView[] {
  const [step, id, name] = [text(entry['step']), text(entry['id']), text(entry['name'])];
  const daypart = oneOf(CONFIRMED_DAYPART_VALUES, entry['daypart']);
  if (step === null || id === null || name === null || daypart === null) return [];
  const [removed_at, left_out] = [text(entry['removed_at']), readLeftOut(entry['left_out'])];
  return [{ daypart, step, id, name, removed_at, left_out }];
}

/** The confirmed routine: every part of the day, then the steps that belong to none, where there are any. */
export function readConfirmedPlan(value: unknown): ConfirmedGroupView[] {
  const plan = fields(value) ?? {};
  const fixed = DAYPARTS.map((daypart): ConfirmedGroupView => {
    const entries = Object.entries(fields(plan[daypart]) ?? {});
    return { daypart, steps: inOrderOfUse(entries.flatMap(([key, product]) => confirmed(key, product))) };
  });
  const additional = Object.entries(fields(plan['additional']) ?? {}).flatMap(([key, entry]) => {
    // An older server may send the product itself.
    const { product = entry, description } = fields(entry) ?? {};
    return confirmed(key, product, text(description));
  });
  return additional.length > 0 ? [...fixed, { daypart: 'additional', steps: additional }] : fixed;
}

function confirmed(key: string, value: unknown, description: string | null = null) {
  const product = readProduct(value, key);
  return product === null ? [] : [{ key, product, description }];
}
