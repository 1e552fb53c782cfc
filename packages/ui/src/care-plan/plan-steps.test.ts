import { CONFIRMED_DAYPART_VALUES, type StepView } from '@daylit/contract';
import { expect, test } from 'vitest';
import { allConfirmed, confirmedPlan, profile, zincShield } from './fixtures.ts';
import { confirmedGroups, suggestedGroups } from './plan-steps.ts';

const { care_plan } = profile;

/** The groups of a plan that contains only these. */
const only = (groups: Parameters<typeof confirmedPlan>[0]) =>
  confirmedGroups(confirmedPlan(groups)).map(({ daypart }) => daypart);

test('the suggested plan has every step in the order of use, whatever the order of the keys', () => {
  const groups = suggestedGroups(profile);
  expect(groups.map(({ daypart, rows }) => [daypart, rows.map(({ step }) => step)])).toEqual([
    ['morning', ['cleanser', 'toner', 'serum', 'eye_cream', 'moisturizer', 'sunscreen']],
    ['night', ['cleanser', 'toner', 'serum', 'eye_cream', 'moisturizer', 'mask']],
    ['weekly', ['exfoliant', 'mask']],
  ]);
});

test('without a plan by parts of the day there are no suggestions', () => {
  expect(suggestedGroups({ ...profile, care_plan: null })).toEqual([]);
  for (const kind of ['empty', 'flat', 'unreadable'] as const) {
    const plan = { kind, tonight: null, notes: ['Patience.'], steps: [] };
    expect(suggestedGroups({ ...profile, care_plan: plan })).toEqual([]);
  }
});

test('a product is in use only if the same part of the day has that very product', () => {
  const [morning, night] = suggestedGroups(profile);
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

test('a step to skip gives the reason, and a step without a product the instruction', () => {
  const rinse: StepView = { key: 'cleanser', kind: 'habit', instruction: 'Rinse with water.', reason: null };
  const groups = care_plan.groups.map((group) =>
    group.daypart === 'morning' ? { ...group, steps: [rinse] } : group,
  );
  const [morning, night] = suggestedGroups({ ...profile, care_plan: { ...care_plan, groups } });
  expect(morning?.rows[0]).toMatchObject({ instruction: 'Rinse with water.', reason: undefined });
  expect(morning?.rows[1]).toMatchObject({ step: 'toner', product: null, instruction: undefined });
  expect(night?.rows[2]).toMatchObject({ instruction: undefined, reason: 'Once a day is enough.' });
});

test('the confirmed plan has its products, part by part', () => {
  const groups = confirmedGroups(profile.confirmed_care_plan);
  expect(groups.map(({ daypart, rows }) => [daypart, rows.map(({ step }) => step)])).toEqual([
    ['morning', ['cleanser', 'serum', 'moisturizer', 'sunscreen']],
    ['night', ['cleanser', 'moisturizer']],
    ['weekly', ['exfoliant']],
    ['additional', ['mask']],
  ]);
});

test('one product is enough to show the three fixed parts; the additional part needs its own', () => {
  expect(only({})).toEqual([]);
  expect(only({ night: [{ key: 'mask', product: zincShield, description: null }] })).toEqual([
    'morning',
    'night',
    'weekly',
  ]);
  expect(confirmedGroups(allConfirmed.confirmed_care_plan)).toHaveLength(3);
  const additional = [{ key: 'zinc_daily_shield_spf_30', product: zincShield, description: null }];
  expect(only({ additional })).toEqual(CONFIRMED_DAYPART_VALUES);
  const [row] = confirmedGroups(confirmedPlan({ additional })).at(-1)?.rows ?? [];
  expect(row).toMatchObject({
    step: 'zinc_daily_shield_spf_30',
    shownStep: 'sunscreen',
    description: undefined,
  });
});
