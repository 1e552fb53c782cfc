import { expect, test } from 'vitest';
import { readProfile } from './profile.ts';

const gel = { id: 'g', name: 'Gel' };

test('an empty response is an empty profile with the parts of the day', () => {
  expect(readProfile(null)).toEqual({
    care_plan: null,
    confirmed_care_plan: ['morning', 'night', 'weekly'].map((daypart) => ({ daypart, steps: [] })),
    removed_products: [],
    skin_type: null,
    goals: [],
    issues: [],
    preferences: {},
    age_change: null,
    region: null,
  });
});

test('confirmed products follow the order of use, and additional ones have their own group', () => {
  const { confirmed_care_plan } = readProfile({
    confirmed_care_plan: {
      weekly: null,
      morning: { sunscreen: gel, tap: gel, cleanser: gel, toner: { price: 3 } },
      additional: { mask: { product: gel, description: 'From chat' }, oil: { product: null }, odd: gel },
    },
  });
  const keys = confirmed_care_plan.map(({ daypart, steps }) => [daypart, ...steps.map(({ key }) => key)]);
  expect(keys).toEqual([
    ['morning', 'cleanser', 'sunscreen', 'tap'],
    ['night'],
    ['weekly'],
    ['additional', 'mask', 'odd'],
  ]);
  expect(confirmed_care_plan.at(-1)?.steps[0]).toMatchObject({
    product: { id: 'g' },
    description: 'From chat',
  });
});

test('the suggested plan is read as in a report', () => {
  expect(readProfile({ care_plan: 'rest' }).care_plan).toEqual({ kind: 'unreadable' });
});
