import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, repositoryFiles } from './repository-files.ts';
import { smallestFont } from './stylesheet-rules.ts';

const TOKENS = 'packages/ui/src/tokens/tokens.gen.css';
const WITHOUT_TEXT = /type="(checkbox|radio|file|range)"/;

const read = (file: string) => readFileSync(ROOT + file, 'utf8');

it.each([
  ['.Field { font: 400 0.9375rem/1.2 var(--font-text); }', 0.9375],
  ['.Field { font-size: 15px; }', 0.9375],
  [
    '.Field { font: 400 1.0625rem/1.4 sans-serif; }\n@media (width < 30em) { .Field { font-size: 0.9rem; } }',
    0.9,
  ],
  ['.Box .Field:focus { font: var(--small); } .Box { --small: 400 0.8rem/1 serif; }', 0.8],
  ['.Field { font: 400 min(1rem, 8.4vw) / 1.2 serif; } .Field .Icon, .FieldNote { font-size: 0.5rem; }', 1],
  ['.Field { color: red; }', undefined],
])('the check reads the smallest font of a class: %s', (css, size) => {
  expect(smallestFont(css, 'Field')).toBe(size);
});

/** Each field for text, with the font that its classes set in the stylesheets that the file imports. */
function fieldsOf(file: string): { field: string; size: number | undefined }[] {
  const source = read(file);
  const sheets = new Map(
    Array.from(source.matchAll(/import (\w+) from '(\..*\.module\.css)'/g), ([, name = '', sheet = '']) => [
      name,
      read(path.join(path.dirname(file), sheet)),
    ]),
  );
  const fields = Array.from(source.matchAll(/<(?:input|textarea|select)\b[^]*?(?:\/>|>\n)/g), ([tag]) => tag);
  return fields
    .filter((tag) => !WITHOUT_TEXT.test(tag))
    .map((tag) => {
      const [, classes = ''] = /className=\{([^}]*)\}/.exec(tag) ?? [];
      const sizes = Array.from(classes.matchAll(/(\w+)\.(\w+)/g), ([, sheet = '', name = '']) =>
        smallestFont(sheets.get(sheet) ?? '', name, read(TOKENS)),
      ).filter((size) => size !== undefined);
      return { field: `${file}: ${classes}`, size: sizes.length > 0 ? Math.min(...sizes) : undefined };
    });
}

it('no text field has letters smaller than 1rem, where iOS would zoom the page', () => {
  const files = repositoryFiles(/^packages\/(ui|app)\/src\/.*\.tsx$/).filter(
    (file) => !file.endsWith('.stories.tsx'),
  );
  const fields = files.flatMap(fieldsOf);
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.filter(({ size }) => size === undefined || size < 1)).toEqual([]);
});
