import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bareTexts } from './bare-texts.ts';
import { ROOT, repositoryFiles } from './repository-files.ts';

it.each([
  ['an element that comes and goes before a text', '<b>{busy && <Loader />}Log in</b>'],
  ['a text that may change beside an element', '<p><Icon /> {problem}</p>'],
  ['a sentence of several changing texts', '<p>{left} of {limit}</p>'],
  ['a text that comes and goes beside another', "<p>Saved.{pending && ' We sent a link.'}</p>"],
  ['a text of a fragment', "<>{busy && 'Wait'}</>"],
  ['children that may be text beside others', '<div>{icon}{children}</div>'],
])('the check finds %s', (_, jsx) => {
  expect(bareTexts('part.tsx', `export const part = ${jsx};`)).toHaveLength(1);
});

it.each([
  ['a text alone in its element', '<p>{problem}</p>'],
  ['one text made of several', '<p>{`${left} of ${limit}`}</p>'],
  ['words between elements that stay', '<p>Read the <a href="/terms">terms</a> first.</p>'],
  ['elements that come and go', '<b>{busy && <Loader />}<span>{label}</span></b>'],
])('the check allows %s', (_, jsx) => {
  expect(bareTexts('part.tsx', `export const part = ${jsx};`)).toEqual([]);
});

it('no component has a text that a translating browser would break', () => {
  const files = repositoryFiles(/^packages\/(ui|app)\/src\/.*\.tsx$/).filter(
    (file) => !file.endsWith('.stories.tsx'),
  );
  const found = files.flatMap((file) =>
    bareTexts(file, readFileSync(ROOT + file, 'utf8')).map((fault) => `${file}:${fault}`),
  );
  expect(found).toEqual([]);
});
