import { expect, test } from 'vitest';
import { readCarePlan } from './care-plan.ts';

const step = { kind: 'habit', instruction: 'Massage.', product: null, no_recommendation_reason: null };

/** Reads one step, as the only one of a plan. */
function readStep(value: unknown) {
  const plan = readCarePlan({ morning: { serum: value } });
  return plan.kind === 'grouped' ? plan.groups[0]?.steps[0] : undefined;
}

test.each([[null], ['cleanse daily'], [['cleanser']], [7]])('%j cannot be read', (value) => {
  expect(readCarePlan(value)).toEqual({ kind: 'unreadable' });
});

test.each([
  [{}, []],
  [{ morning: {}, night: {}, weekly: {}, notes: [] }, []],
  [{ morning: null }, []],
  [{ notes: ['Patience.'] }, ['Patience.']],
])('%j is empty', (value, notes) => {
  expect(readCarePlan(value)).toEqual({ kind: 'empty', notes });
});

test('groups follow the order of the day, and empty ones are left out', () => {
  const plan = readCarePlan({
    weekly: { mask: step },
    night: {},
    morning: { cleanser: step },
    notes: ['Slowly.'],
  });
  expect(plan).toMatchObject({
    kind: 'grouped',
    groups: [{ daypart: 'morning' }, { daypart: 'weekly' }],
    notes: ['Slowly.'],
  });
});

test('steps follow the order of use, whatever the order of the keys; unknown ones come last', () => {
  const keys = ['sunscreen', 'tap', 'eye_cream', 'moisturizer', 'serum', 'toner', 'cleanser'];
  const plan = readCarePlan({
    morning: Object.fromEntries(keys.map((key) => [key, step])),
    weekly: { mask: step, exfoliant: step },
  });
  expect(plan.kind === 'grouped' && plan.groups.map(({ steps }) => steps.map(({ key }) => key))).toEqual([
    ['cleanser', 'toner', 'serum', 'eye_cream', 'moisturizer', 'sunscreen', 'tap'],
    ['exfoliant', 'mask'],
  ]);
});

test('a plan without parts of the day is flat', () => {
  expect(readCarePlan({ notes: ['Slowly.'], serum: 'Three drops.', cleanser: step })).toMatchObject({
    kind: 'flat',
    steps: [
      { key: 'cleanser', kind: 'habit', instruction: 'Massage.' },
      { key: 'serum', kind: 'habit', instruction: 'Three drops.' },
    ],
    notes: ['Slowly.'],
  });
});

const product = { id: 'g', name: 'Gel' };
const reason = 'One serum is enough.';

test.each<[string, unknown, object]>([
  ['no data', null, { kind: 'missing' }],
  ['no words', {}, { kind: 'habit', instruction: null }],
  ['a text alone', 'Three drops.', { kind: 'habit', instruction: 'Three drops.' }],
  [
    'a product',
    { ...step, kind: 'product', product },
    { kind: 'product', product: { id: 'g', category: 'serum' } },
  ],
  [
    'a product that cannot be read',
    { ...step, kind: 'product', product: 'Gel' },
    { kind: 'none', instruction: 'Massage.' },
  ],
  [
    'a step to skip',
    { ...step, kind: 'left_out', no_recommendation_reason: reason },
    { kind: 'left_out', reason },
  ],
  [
    'nothing recommended',
    { ...step, kind: 'none', no_recommendation_reason: reason },
    { kind: 'none', reason },
  ],
  ['a habit with a reason', { ...step, no_recommendation_reason: reason }, { kind: 'habit', reason }],
  ['an old step with a product', { instruction: 'Massage.', product }, { kind: 'product' }],
  [
    'an old step with a reason',
    { instruction: 'Leave it.', no_recommendation_reason: reason },
    { kind: 'none', reason },
  ],
  ['an old step with neither', { instruction: 'Rinse.' }, { kind: 'habit', instruction: 'Rinse.' }],
  ['a kind that is not known', { ...step, kind: 'maybe' }, { kind: 'habit' }],
])('%s', (_name, value, read) => {
  expect(readStep(value)).toMatchObject({ key: 'serum', ...read });
});
