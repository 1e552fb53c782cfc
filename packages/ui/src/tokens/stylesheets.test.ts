import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TOKEN_NAMES } from './tokens.gen.ts';

const SOURCE_DIRECTORY = resolve(import.meta.dirname, '..');

/** Colour literals and colour functions with figures of their own. `color-mix` of tokens is no new colour. */
const RAW_COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\(/i;

const read = (file: string) => readFileSync(resolve(SOURCE_DIRECTORY, file), 'utf8');

const tokens: ReadonlySet<string> = new Set(TOKEN_NAMES);

/** The component variables that a text declares. */
function declaredIn(css: string): string[] {
  return Array.from(css.matchAll(/^\s*(--[\w-]+)\s*:/gm), ([, name]) => name ?? '');
}

/** Why a stylesheet is not made of tokens alone, as "line: reason". `variables` are those of its area and of the floors below. */
function faultsOf(css: string, variables: ReadonlySet<string> = new Set()): string[] {
  const withoutComments = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return withoutComments.split('\n').flatMap((line, index) => {
    const raw = RAW_COLOUR.exec(line.replaceAll(/url\([^)]*\)/g, ''));
    const unknown = Array.from(line.matchAll(/var\((--[\w-]+)/g), ([, name]) => name ?? '').filter(
      (name) => !tokens.has(name) && !variables.has(name),
    );
    return [
      ...(raw === null ? [] : [`${index + 1}: the raw colour ${raw[0]}`]),
      ...unknown.map((name) => `${index + 1}: no token is called ${name}`),
    ];
  });
}

describe('stylesheets are made of tokens', () => {
  const files = globSync('**/*.module.css', { cwd: SOURCE_DIRECTORY }).map((file) =>
    file.replaceAll('\\', '/'),
  );

  test('there are stylesheets to look at', () => {
    expect(files.length).toBeGreaterThan(30);
  });

  test.each(files)('%s', (file) => {
    const area = file.split('/', 1)[0] ?? '';
    const inReach = files.filter((other) =>
      [area, 'primitives', 'parts'].includes(other.split('/', 1)[0] ?? ''),
    );
    const variables = new Set(inReach.flatMap((other) => declaredIn(read(other))));
    expect(faultsOf(read(file), variables)).toEqual([]);
  });
});

test.each([
  ['color: #fff;', '1: the raw colour #fff'],
  ['box-shadow: 0 0 2px rgb(0 0 0 / 10%);', '1: the raw colour rgb('],
  ['color: var(--color-text-primry);', '1: no token is called --color-text-primry'],
])('the check sees %s', (line, fault) => {
  expect(faultsOf(line)).toEqual([fault]);
});
