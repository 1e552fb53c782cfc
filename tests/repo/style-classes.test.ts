import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, repositoryFiles } from './repository-files.ts';

const COMPONENTS = repositoryFiles(/^packages\/ui\/src\/.*\.tsx?$/);
const SHEETS = repositoryFiles(/^packages\/ui\/src\/.*\.module\.css$/);

/** The classes that a style sheet has a rule for. */
function ruledIn(sheet: string): Set<string> {
  const text = readFileSync(ROOT + sheet, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  return new Set(Array.from(text.matchAll(/\.([A-Z]\w*)/g), ([, name = '']) => name));
}

const RULED = new Map(SHEETS.map((sheet) => [sheet, ruledIn(sheet)]));

/** The classes that components name, by style sheet. */
const NAMED = COMPONENTS.flatMap((file) => {
  const text = readFileSync(ROOT + file, 'utf8');
  return Array.from(text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)).flatMap(
    ([, styles = '', from = '']) => {
      const sheet = path.join(path.dirname(file), from);
      const classes = text.matchAll(new RegExp(String.raw`(?<![\w./-])${styles}\.([A-Z]\w*)`, 'g'));
      return Array.from(classes, ([, name = '']) => ({ file, sheet, name }));
    },
  );
});

it('every class that a component names has a rule', () => {
  const ruleless = NAMED.filter(({ sheet, name }) => !RULED.get(sheet)?.has(name));
  expect(NAMED.length).toBeGreaterThan(1000);
  expect(ruleless.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

it('every class of a style sheet is named by a component', () => {
  const named = new Set(NAMED.map(({ sheet, name }) => `${sheet}: ${name}`));
  const unnamed = Array.from(RULED, ([sheet, classes]) => Array.from(classes, (name) => `${sheet}: ${name}`))
    .flat()
    .filter((one) => !named.has(one));
  expect(unnamed).toEqual([]);
});
