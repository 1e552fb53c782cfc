import { expect, test } from 'vitest';
import { readCarePlan } from './read-care-plan.ts';

const step = { instruction: 'Massage.', product: null, no_recommendation_reason: null };

test.each([[null], ['cleanse daily'], [['cleanser']], [7]])('%j is not in the expected format', (value) => {
  expect(readCarePlan(value)).toEqual({
    kind: 'message',
    message: 'Care plan data is not in the expected format.',
  });
});

test.each([
  [{}],
  [{ morning: {}, night: {}, weekly: {}, notes: [] }],
  [{ morning: null }],
  [{ notes: ['Patience.'] }],
])('%j is empty', (value) => {
  expect(readCarePlan(value)).toEqual({ kind: 'message', message: 'Care plan is empty.' });
});

test('groups keep their order and leave out what is empty', () => {
  const plan = readCarePlan({ weekly: { mask: step }, night: {}, morning: { cleanser: step } });
  expect(plan).toMatchObject({
    kind: 'grouped',
    groups: [
      { key: 'morning', steps: [{ key: 'cleanser', instruction: 'Massage.' }] },
      { key: 'weekly', steps: [{ key: 'mask' }] },
    ],
  });
});

test('steps stand in the order of use, whatever the order of the keys; unknown ones come last', () => {
  const morning = Object.fromEntries(
    ['sunscreen', 'tap', 'eye_cream', 'moisturizer', 'serum', 'toner', 'cleanser'].map((key) => [key, step]),
  );
  const plan = readCarePlan({ morning, weekly: { mask: step, exfoliant: step } });
  expect(plan.kind === 'grouped' && plan.groups.map(({ steps }) => steps.map(({ key }) => key))).toEqual([
    ['cleanser', 'toner', 'serum', 'eye_cream', 'moisturizer', 'sunscreen', 'tap'],
    ['exfoliant', 'mask'],
  ]);
});

test('a step is left out when it asks for nothing and says why', () => {
  const reason = 'One serum is enough.';
  const skip = { instruction: 'Leave this step out.', product: null, no_recommendation_reason: reason };
  const plan = readCarePlan({
    morning: {
      mask: skip,
      toner: { ...skip, instruction: '' },
      cleanser: { ...skip, instruction: 'Rinse with water.' },
      serum: { ...skip, product: { name: 'Gel' } },
      moisturizer: { ...skip, no_recommendation_reason: null },
    },
  });
  expect(plan).toMatchObject({
    groups: [
      {
        steps: [{ key: 'cleanser' }, { key: 'serum' }, { key: 'moisturizer' }],
        leftOut: [
          { key: 'toner', reason },
          { key: 'mask', reason },
        ],
      },
    ],
  });
});

test('a plan without parts of the day is flat', () => {
  expect(readCarePlan({ cleanser: step, serum: 'Three drops.' })).toMatchObject({
    kind: 'flat',
    steps: [{ instruction: 'Massage.' }, { instruction: 'Three drops.' }],
  });
});

test('a step without data and a step without words are told apart', () => {
  const plan = readCarePlan({ morning: { cleanser: null, toner: { instruction: ' ' }, serum: {} } });
  expect(plan).toMatchObject({
    groups: [
      {
        steps: [
          { instruction: 'Instruction data missing.' },
          { instruction: 'No instruction provided.' },
          { instruction: 'No instruction provided.' },
        ],
      },
    ],
  });
});

test('a product needs a name, and nothing else', () => {
  const plan = readCarePlan({
    morning: { cleanser: { ...step, product: { name: 'Gel' } }, toner: { ...step, product: { id: 'x' } } },
  });
  expect(plan).toMatchObject({
    groups: [{ steps: [{ product: { id: 'Gel', name: 'Gel', is_sample: false } }, { product: undefined }] }],
  });
});
