import { expect, test } from 'vitest';
import { newTags } from './new-tags.ts';

test.each([
  ['Even tone', ['Even tone']],
  [' Even tone ,Calm,, ', ['Even tone', 'Calm']],
  ['Calm, calm, CALM', ['Calm']],
  ['dryness, Calm', ['Calm']],
  [' , ', []],
  ['', []],
])('"%s" adds %j', (entered, tags) => {
  expect(newTags(entered, ['Dryness', 'Dark spots'])).toEqual(tags);
});
