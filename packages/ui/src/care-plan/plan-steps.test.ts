import { expect, test } from 'vitest';
import { allConfirmed, emptyProfile, product, profile, zincShield } from './fixtures.ts';
import { confirmedGroups, suggestedGroups } from './plan-steps.ts';
import type { ConfirmedCarePlan } from './profile.ts';

const { care_plan, confirmed_care_plan } = profile;

/** The parts of a plan that holds nothing else. */
const only = (changes: Partial<ConfirmedCarePlan>) =>
  confirmedGroups({ ...emptyProfile.confirmed_care_plan, ...changes }).map(({ daypart }) => daypart);

test('the suggested plan has every step in the order of use, whatever the order of the keys', () => {
  const groups = suggestedGroups(care_plan, confirmed_care_plan);
  expect(groups.map(({ daypart, rows }) => [daypart, rows.map(({ step }) => step)])).toEqual([
    ['morning', ['cleanser', 'toner', 'serum', 'eye_cream', 'moisturizer', 'sunscreen']],
    ['night', ['cleanser', 'toner', 'serum', 'eye_cream', 'moisturizer', 'mask']],
    ['weekly', ['exfoliant', 'mask']],
  ]);
});

test('without a plan, or with an empty one, nothing is suggested', () => {
  expect(suggestedGroups(null, confirmed_care_plan)).toEqual([]);
  const empty = { morning: {}, night: {}, weekly: {}, notes: ['Patience.'] };
  expect(suggestedGroups(empty, confirmed_care_plan)).toEqual([]);
});

test('a product is in use where the same part of the day holds it, not where it is only alike', () => {
  const [morning, night] = suggestedGroups(care_plan, confirmed_care_plan);
  expect(morning?.rows.map(({ step, isInUse }) => [step, isInUse])).toEqual([
    ['cleanser', true],
    ['toner', false],
    ['serum', true],
    ['eye_cream', false],
    ['moisturizer', true],
    ['sunscreen', false],
  ]);
  expect(night?.rows.find(({ step }) => step === 'mask')?.isInUse).toBe(false);
});

test('a step to skip says why, and one without a product what to do', () => {
  const rinse = { instruction: 'Rinse with water.', product: null, no_recommendation_reason: null };
  const [morning, night] = suggestedGroups(
    { ...care_plan, morning: { cleanser: rinse } },
    confirmed_care_plan,
  );
  expect(morning?.rows[0]).toMatchObject({ instruction: 'Rinse with water.', reason: undefined });
  expect(morning?.rows[1]).toMatchObject({ step: 'toner', product: null, instruction: undefined });
  expect(night?.rows[2]).toMatchObject({ instruction: undefined, reason: 'Once a day is enough.' });
});

test('the confirmed plan has what is in it, in the order of use, unknown steps last', () => {
  const tap = product('tap', 'Tap Water', 'water');
  const groups = confirmedGroups({
    ...confirmed_care_plan,
    morning: { tap, ...confirmed_care_plan.morning },
  });
  expect(groups.map(({ daypart, rows }) => [daypart, rows.map(({ step }) => step)])).toEqual([
    ['morning', ['cleanser', 'serum', 'moisturizer', 'sunscreen', 'tap']],
    ['night', ['cleanser', 'moisturizer']],
    ['weekly', ['exfoliant']],
    ['additional', ['mask']],
  ]);
});

test('one product is enough for the three fixed parts; the additional one comes and goes with its products', () => {
  expect(only({})).toEqual([]);
  expect(only({ additional: {} })).toEqual([]);
  expect(only({ night: { mask: zincShield } })).toEqual(['morning', 'night', 'weekly']);
  expect(confirmedGroups(allConfirmed.confirmed_care_plan)).toHaveLength(3);
  const additional = { zinc_daily_shield_spf_30: { product: zincShield, description: null } };
  expect(only({ additional })).toEqual(['morning', 'night', 'weekly', 'additional']);
  const [row] = confirmedGroups({ ...emptyProfile.confirmed_care_plan, additional }).at(-1)?.rows ?? [];
  expect(row).toMatchObject({
    step: 'zinc_daily_shield_spf_30',
    shownStep: 'sunscreen',
    description: undefined,
  });
});
