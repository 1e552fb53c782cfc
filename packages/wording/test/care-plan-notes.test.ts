import { expect, test } from 'vitest';
import { carePlanNotes } from '../src/index.ts';

type Facts = Parameters<typeof carePlanNotes>[0];

const FACTS: Facts = {
  routine: 'other',
  isAgeKnown: true,
  hasSunscreen: true,
  hasBlemishes: false,
  seeDoctor: null,
  lead: null,
  leftOut: [],
  unknownWords: [],
  avoidsSomething: false,
  daysBetweenProducts: 14,
};

const notes = (facts: Partial<Facts>): string => carePlanNotes({ ...FACTS, ...facts }).join('\n');

test.each([
  [1, 'We know no ingredient called “w1”.'],
  [2, 'We know no ingredient called “w1” and “w2”.'],
  [5, 'We know no ingredient called “w1”, “w2”, “w3”, “w4” and “w5”.'],
  [6, 'We know no ingredient called “w1”, “w2”, “w3”, “w4”, “w5” and 1 more.'],
  [8, 'We know no ingredient called “w1”, “w2”, “w3”, “w4”, “w5” and 3 more.'],
])('of %i unknown words of the avoid list at most five are repeated', (count, sentence) => {
  const unknownWords = Array.from({ length: count }, (_, at) => `w${at + 1}`);
  expect(notes({ unknownWords })).toContain(sentence);
});

test('without unknown words, left out products and a doctor a plan says when to start what', () => {
  expect(carePlanNotes(FACTS)).toEqual(['Start one new product every 14\u00A0days.']);
});

test('what is left out for the same reason is named together, and for another reason is not', () => {
  const reason = 'Not in pregnancy.';
  const leftOut = [
    { active: 'retinol', reason },
    { active: 'niacinamide', reason: 'You avoid it.' },
    { active: 'salicylic acid', reason },
  ];
  expect(notes({ leftOut })).toContain('Left out: retinol and salicylic acid. Not in pregnancy.');
});
