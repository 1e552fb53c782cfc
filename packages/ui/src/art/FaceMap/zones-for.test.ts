import { expect, test } from 'vitest';
import { zonesFor, type Place } from './zones-for.ts';

test.each<[string, Place[]]>([
  ['Both cheeks', [{ zone: 'cheeks', side: 'both' }]],
  ['Left cheek', [{ zone: 'cheeks', side: 'left' }]],
  ['Jawline, most visible on the right', [{ zone: 'jawline', side: 'right' }]],
  ['left and right temple', [{ zone: 'temples', side: 'both' }]],
  ['Forehead', [{ zone: 'forehead', side: 'both' }]],
  ['left side of the nose', [{ zone: 'nose', side: 'both' }]],
  ['Under the left eye', [{ zone: 'under_eyes', side: 'left' }]],
  ['Under-eye area', [{ zone: 'under_eyes', side: 'both' }]],
  ['Outer eye corners', [{ zone: 'under_eyes', side: 'both' }]],
  ['Between the eyebrows', [{ zone: 'between_brows', side: 'both' }]],
  ['Above the upper lip', [{ zone: 'upper_lip', side: 'both' }]],
  ['Overall', [{ zone: 'all_over', side: 'both' }]],
  ['Throat', [{ zone: 'neck', side: 'both' }]],
])('%s', (text, places) => {
  expect(zonesFor(text)).toEqual(places);
});

test('the T-zone is forehead, nose and chin', () => {
  expect(zonesFor('T-zone').map(({ zone }) => zone)).toEqual(['forehead', 'nose', 'chin']);
});

test('a text that names a place is not all over', () => {
  expect(zonesFor('Overall, mostly the chin').map(({ zone }) => zone)).toEqual(['chin']);
});

test('an unknown place is no place', () => {
  expect(zonesFor('somewhere else')).toEqual([]);
  expect(zonesFor('')).toEqual([]);
});
