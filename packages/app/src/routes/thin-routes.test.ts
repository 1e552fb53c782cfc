import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// HTML elements start with a lower-case letter; the lookbehind excludes type arguments.
const HTML_ELEMENT = /(?<=^|[\s({>?:])<[a-z][\w-]*(?=[\s/>])/gm;
const STYLE_SHEET = /import[^;]*\.css'/g;

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

test('the pattern finds HTML elements, and no type arguments', () => {
  const planted =
    'return (\n  <div className={x}>\n{a ? <p>…</p> : <Card />}\nconst x = useState<string>(); f<number>(1)';
  expect(planted.match(HTML_ELEMENT)).toEqual(['<div', '<p']);
  expect("import styles from './Upload.module.css';".match(STYLE_SHEET)).not.toBeNull();
});

test('there are routes to check', () => {
  expect(files.length).toBeGreaterThan(45);
});

// A route that needs an HTML element or a style needs a section in packages/ui instead, with a story.
describe.each(files)('%s', (file) => {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');

  test('a route renders no HTML element and imports no style', () => {
    expect(source.match(HTML_ELEMENT) ?? []).toEqual([]);
    expect(source.match(STYLE_SHEET) ?? []).toEqual([]);
  });
});
