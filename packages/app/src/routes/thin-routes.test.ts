import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// Elements of HTML start with a small letter; the sign before keeps type arguments out.
const HTML_ELEMENT = /(?<=^|[\s({>?:])<[a-z][\w-]*(?=[\s/>])/gm;
const STYLE_SHEET = /import[^;]*\.css'/g;

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

test('the rule finds what it looks for, and only that', () => {
  const planted =
    'return (\n  <div className={x}>\n{a ? <p>…</p> : <Card />}\nconst x = useState<string>(); f<number>(1)';
  expect(planted.match(HTML_ELEMENT)).toEqual(['<div', '<p']);
  expect("import styles from './Upload.module.css';".match(STYLE_SHEET)).not.toBeNull();
});

test('there are routes to look at', () => {
  expect(files.length).toBeGreaterThan(12);
});

// What needs an element or a style of its own is a section: it belongs to packages/ui, with a story.
describe.each(files)('%s', (file) => {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');

  test('draws nothing itself', () => {
    expect(source.match(HTML_ELEMENT) ?? []).toEqual([]);
    expect(source.match(STYLE_SHEET) ?? []).toEqual([]);
  });
});
