import { expect, test } from 'vitest';
import { STAGES, TIER_OF_PLAN, STEP_KEY_VALUES, ROUTINE_STEPS, ALLOWANCES, DEGREES } from '../src/index.ts';
import { readDocument } from './document.ts';
import { staleFiles } from './generate.ts';

test('the committed files are those of openapi.yaml; otherwise run `npm run generate`', async () => {
  expect(await staleFiles()).toEqual([]);
});

test('the stages are the events of a scan, in their order', () => {
  const { discriminator } = readDocument().components.schemas['ScanEvent'] as {
    discriminator: { mapping: object };
  };
  expect(Object.keys(discriminator.mapping)).toEqual(STAGES);
});

test('a routine holds known steps, each group in the order of use', () => {
  for (const steps of Object.values(ROUTINE_STEPS)) {
    const places = steps.map((step) => STEP_KEY_VALUES.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('every tier has an allowance, and every whole severity a word', () => {
  expect(Object.keys(ALLOWANCES)).toEqual([...new Set(Object.values(TIER_OF_PLAN))]);
  expect(DEGREES).toHaveLength(6);
});
