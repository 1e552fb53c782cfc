import { expect, test } from 'vitest';
import { readMeasuredRepeats } from './measured-repeats.ts';
import { SCENARIOS, type Scenario } from './people.ts';
import { falseTrends, power, type Power } from './simulate.ts';

const simulation = { people: 60, seed: 1, repeats: await readMeasuredRepeats() };
const [measured, , drift] = SCENARIOS as [Scenario, Scenario, Scenario];

test.each(SCENARIOS)('$name: skin that does not change shows a trend to hardly anybody', (scenario) => {
  const told = falseTrends(simulation, scenario).filter((confidence) => confidence > 0);
  // One in twenty is the limit, and 60 people make four by chance.
  expect(told.length).toBeLessThanOrEqual(4);
});

function told(scenario: Scenario, steps: number, weeks = 8): Power {
  return power({ ...simulation, people: 160 }, scenario, { steps, weeks });
}

test('a real change is told, the larger the surer, and soon after it is complete', () => {
  const one = told(measured, 1);
  expect(one.share).toBeGreaterThan(0.85);
  expect(one.delay).toBeLessThan(3);
  expect(told(measured, 2).share).toBeGreaterThan(0.97);
  expect(told(measured, 0.5).share).toBeLessThan(one.share);
  expect(told(measured, 1, 0).share).toBeGreaterThan(0.5);
});

test('a drift from day to day hides small changes, and no large ones', () => {
  expect(told(drift, 1).share).toBeGreaterThan(0.55);
  expect(told(drift, 2).share).toBeGreaterThan(0.93);
});

test('the same seed gives the same people', () => {
  const few = { ...simulation, people: 5 };
  expect(falseTrends(few, drift)).toEqual(falseTrends(few, drift));
});
