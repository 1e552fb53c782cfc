import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collectionIn, listed } from './collection.ts';

test('a list names file, person and shot, and perhaps age and tone', () => {
  expect(listed('person,file,shot,age\n7,a/7.jpg,calm,31\n8,a/8.jpg,calm,\n')).toEqual([
    { file: 'a/7.jpg', person: '7', shot: 'calm', age: 31, tone: null },
    { file: 'a/8.jpg', person: '8', shot: 'calm', age: null, tone: null },
  ]);
});

test.each([
  ['file,person\na.jpg,7', 'lacks the column shot'],
  ['file,person,shot\na.jpg,7,calm\n,7,calm', 'line 3'],
])('a list that leaves something out is refused: %j', (text, words) => {
  expect(() => listed(text)).toThrow(words);
});

test('without a list, the names of the files say who it is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'faces-'));
  mkdirSync(path.join(folder, 'smiling'));
  for (const name of ['smiling/007_08.jpg', '007_03.jpg', 'readme.txt'])
    writeFileSync(path.join(folder, name), '');
  expect(collectionIn(folder).map(({ person, shot }) => [person, shot])).toEqual([
    ['007', '03'],
    ['007', '08'],
  ]);
  writeFileSync(path.join(folder, 'holiday.jpg'), '');
  expect(() => collectionIn(folder)).toThrow('holiday.jpg is not named PERSON_SHOT');
});
