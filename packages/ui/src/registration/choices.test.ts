import { describe, expect, test } from 'vitest';
import { concernsFor, goalsFor, otherOf, withOther } from './choices.ts';

describe('choices by age', () => {
  test('adults see the whole list of the specification', () => {
    expect(goalsFor('25-39')).toEqual(['Glowing skin', 'Even tone', 'Hydrated skin', 'Younger appearance']);
    expect(concernsFor('60+')).toEqual(['Acne', 'Dryness', 'Redness', 'Dark spots', 'Wrinkles']);
  });

  test('13 to 17 is not offered a younger appearance', () => {
    expect(goalsFor('13-17')).toEqual(['Glowing skin', 'Even tone', 'Hydrated skin']);
    expect(concernsFor('13-17')).toEqual(['Acne', 'Dryness', 'Redness', 'Dark spots']);
  });

  test('an unknown age hides nothing', () => {
    expect(goalsFor(undefined)).toContain('Younger appearance');
  });
});

describe('withOther', () => {
  test('withOther appends text that is not blank', () => {
    expect(withOther(['Even tone'], '  Softer lips ')).toEqual(['Even tone', 'Softer lips']);
  });

  test('withOther ignores blank text and a tile that is already ticked', () => {
    expect(withOther(['Even tone'], '   ')).toEqual(['Even tone']);
    expect(withOther(['Even tone'], 'Even tone')).toEqual(['Even tone']);
  });
});

describe('otherOf', () => {
  test('otherOf finds the text in the list', () => {
    expect(otherOf(withOther(['Even tone'], 'Softer lips'))).toBe('Softer lips');
  });

  test('otherOf is empty when there is none', () => {
    expect(otherOf(['Even tone', 'Wrinkles'])).toBe('');
    expect(otherOf([])).toBe('');
  });
});
