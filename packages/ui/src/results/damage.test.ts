import { expect, test } from 'vitest';
import { readNumber, readObject, readObjects, readText, readTexts } from './damage.ts';

test('text is trimmed, and blank or foreign values are none', () => {
  expect(readText('  calm ')).toBe('calm');
  expect([readText(' '), readText(3), readText(null), readText(undefined)]).toEqual(Array(4).fill(undefined));
  expect(readTexts(['one', null, ' ', 'two'])).toEqual(['one', 'two']);
  expect(readTexts('one')).toEqual([]);
});

test('only finite numbers are numbers', () => {
  expect(readNumber(2.5)).toBe(2.5);
  expect([readNumber('3'), readNumber(Number.NaN), readNumber(null)]).toEqual(Array(3).fill(undefined));
});

test('lists and null are no objects', () => {
  expect(readObject({ a: 1 })).toEqual({ a: 1 });
  expect([readObject(null), readObject([]), readObject('a')]).toEqual(Array(3).fill(undefined));
  expect(readObjects([{ a: 1 }, null, 'b'])).toEqual([{ a: 1 }]);
});
