import { expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';

/** The changes of a source, without their places. */
function changesIn(text: string): string[] {
  return findMutants('a.ts', text).map(
    ({ operator, original, replacement }) => `${operator}: ${original} -> ${replacement}`,
  );
}

test.each([
  ['a < b', 'boundary: a < b -> (a) <= (b)'],
  ['a >= b', 'boundary: a >= b -> (a) > (b)'],
  ['a === b', 'negation: a === b -> (a) !== (b)'],
  ['!a', 'negation: !a -> a'],
  ['a * b', 'arithmetic: a * b -> (a) / (b)'],
  ['a && b', 'logic: a && b -> (a) || (b)'],
  ['a ?? b', 'logic: a ?? b -> (a) || (b)'],
  ['a ? b : c', 'condition: a -> !(a)'],
  ['await a', 'await: await a -> a'],
  ['4', 'literal: 4 -> 5'],
  ['true', 'literal: true -> false'],
  ["'a'", "literal: 'a' -> ''"],
])('the expression %s has the mutant %s', (expression, change) => {
  expect(changesIn(`const x = ${expression};`)).toEqual([change]);
});

test('a statement is removed, but no call of a parent class', () => {
  expect(changesIn('a();')).toEqual(['statement: a(); -> ']);
  expect(changesIn('class A extends B { constructor() { super(); } }')).toEqual([]);
});

test('types, names, imports and joined texts stay as they are', () => {
  expect(
    changesIn("import a from 'a'; type A = 'a' | 1; interface B { 'a-b': 1 } const x = { 'a-b': y };"),
  ).toEqual([]);
  expect(changesIn('const x = `a` + b;')).toEqual([]);
});

test('a default that is empty, too, has no other logic', () => {
  expect(changesIn('const x = a ?? [];')).toEqual([]);
  expect(changesIn('const x = a ?? 0;').filter((change) => change.startsWith('logic'))).toEqual([]);
  expect(changesIn('const x = a ?? null;')).toEqual(['logic: a ?? null -> (a) || (null)']);
});

test('code that runs at load is told from code that runs in a call', () => {
  const text = 'const x = a < b; const f = () => a < b; class A { x = a < b; }';
  expect(findMutants('a.ts', text).map(({ isStatic }) => isStatic)).toEqual([true, false, false]);
});
