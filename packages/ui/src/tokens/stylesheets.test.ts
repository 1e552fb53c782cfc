import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TOKEN_NAMES } from './tokens.gen.ts';

const SOURCE_DIRECTORY = resolve(import.meta.dirname, '..');

/** Colour literals and colour functions with numbers. `color-mix` of tokens is allowed. */
const RAW_COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\(/i;

const read = (file: string) => readFileSync(resolve(SOURCE_DIRECTORY, file), 'utf8');

const tokens: ReadonlySet<string> = new Set(TOKEN_NAMES);

/** Margins, paddings, gaps and corner radii. A component variable may have any length: its name says why. */
const MEASURE =
  /^\s*((?:margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding)[\w-]*|border(?:-[a-z]+)*-radius):(.*)/;

/** A literal length in px or rem, other than 0. */
const RAW_LENGTH = /(?<![\w.-])-?(?=[\d.]*[1-9])[\d.]+(?:px|rem)\b/g;

/**
 * The literal lengths that exist: optical corrections of a pixel or two, and a few shapes that are drawn
 * once. This number may only fall.
 */
const MOST_RAW_MEASURES = 51;

/**
 * The widths at which a layout changes, in px. Each `min-width` is one pixel above a `max-width`, or 1200.
 */
const WIDTHS = {
  'max-width': new Set([360, 640, 899]),
  'min-width': new Set([641, 900, 1200]),
};

/** Literal lengths of a stylesheet, as "line: property: length". */
function rawMeasuresOf(css: string): string[] {
  return css.split('\n').flatMap((line, index) => {
    const [, property = '', value = ''] = MEASURE.exec(line) ?? [];
    const lengths = value.replaceAll(/var\([^)]*\)/g, '').match(RAW_LENGTH) ?? [];
    return lengths.map((length) => `${index + 1}: ${property}: ${length}`);
  });
}

/** Media queries with a width that is no breakpoint. */
function oddWidthsOf(css: string): string[] {
  const queries = css.matchAll(/@media[^{]*\((max-width|min-width): (\d+)px\)/g);
  return Array.from(queries)
    .filter(([, side, width]) => !WIDTHS[side as keyof typeof WIDTHS].has(Number(width)))
    .map(([query]) => query);
}

/** The component variables that a text declares. */
function declaredIn(css: string): string[] {
  return Array.from(css.matchAll(/^\s*(--[\w-]+)\s*:/gm), ([, name]) => name ?? '');
}

/**
 * Values of a stylesheet that are no tokens, as "line: reason". `variables` are those that its area, the
 * primitives and the parts declare.
 */
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

  test('there are stylesheets to check', () => {
    expect(files.length).toBeGreaterThan(180);
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

describe('measures are tokens', () => {
  const files = globSync('**/*.module.css', { cwd: SOURCE_DIRECTORY });

  test('the number of literal lengths does not grow', () => {
    const raw = files.flatMap((file) => rawMeasuresOf(read(file)).map((fault) => `${file}: ${fault}`));
    expect(raw.slice(MOST_RAW_MEASURES)).toEqual([]);
  });

  test.each(files)('%s changes its layout at the breakpoints', (file) => {
    expect(oddWidthsOf(read(file))).toEqual([]);
  });

  test.each([
    ['  padding: 14px var(--space-2) 0;', ['1: padding: 14px']],
    ['  margin-top: -1.5px;', ['1: margin-top: -1.5px']],
    ['  border-start-end-radius: 0.5rem;', ['1: border-start-end-radius: 0.5rem']],
    ['  gap: calc(2 * var(--space-1)) 0;', []],
    ['  --card-nudge: 3px;', []],
  ])('the check sees %s', (line, faults) => {
    expect(rawMeasuresOf(line)).toEqual(faults);
  });

  test('the check sees a width that is no breakpoint', () => {
    expect(oddWidthsOf('@media (min-width: 640px) {}')).toEqual(['@media (min-width: 640px)']);
    expect(oddWidthsOf('@media (min-width: 641px) {}')).toEqual([]);
  });
});

test.each([
  ['color: #fff;', '1: the raw colour #fff'],
  ['box-shadow: 0 0 2px rgb(0 0 0 / 10%);', '1: the raw colour rgb('],
  ['color: var(--color-text-primry);', '1: no token is called --color-text-primry'],
])('the check sees %s', (line, fault) => {
  expect(faultsOf(line)).toEqual([fault]);
});
