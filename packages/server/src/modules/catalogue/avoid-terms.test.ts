import { expect, test } from 'vitest';
import { knowsTerm, labelContains } from './avoid-terms.ts';
import { readLabel } from './read-label.ts';

const cream = readLabel(
  'Aqua, Glycerin, Cetearyl Alcohol, Prunus Amygdalus Dulcis Oil, Retinyl Palmitate, Methylparaben, Linalool',
  'moisturizer',
  'verified',
);

test.each([
  'glycerin',
  'Retinyl Palmitate',
  'retinol',
  'vitamin A',
  'perfume',
  'fragrance',
  'parabens',
  'nuts',
  'almond',
  'water',
])('the cream contains %s', (term) => {
  expect(labelContains(cream, term)).toBe(true);
});

test.each(['alcohol', 'salicylates', 'oat', 'niacinamide', 'lanolin', '', 'constructor'])(
  'the cream does not contain %s',
  (term) => {
    expect(labelContains(cream, term)).toBe(false);
  },
);

test('an everyday word matches INCI names that look different', () => {
  const sunscreen = readLabel(
    'Aqua, Ethylhexyl Salicylate, Avena Sativa Kernel Extract',
    'sunscreen',
    'verified',
  );
  expect(labelContains(sunscreen, 'salicylates')).toBe(true);
  expect(labelContains(sunscreen, 'oats')).toBe(true);
});

test.each(['glycerin', 'tocopherol', 'vitamin c', 'aha', 'nuts', 'essential oils'])(
  '%s is a known word',
  (term) => {
    expect(knowsTerm(term)).toBe(true);
  },
);

test.each(['that green jar', 'moonglow', ''])('«%s» names no ingredient', (term) => {
  expect(knowsTerm(term)).toBe(false);
});
