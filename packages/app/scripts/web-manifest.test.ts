import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

test('the bars around the app have the colours of the page, by day and by night', () => {
  const tokens = read('../ui/src/tokens/tokens.gen.css');
  const [, ...names] = /--color-bg-canvas: light-dark\(var\((.+?)\), var\((.+?)\)\)/.exec(tokens) ?? [];
  const [day, night] = names.map((name, at) => {
    return new RegExp(`${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.[at + 1];
  });
  const html = read('index.html');
  const metas = html.matchAll(
    /<meta name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(.+?)"/g,
  );
  expect(Array.from(metas, ([, scheme, colour]) => [scheme, colour])).toEqual([
    ['light', day],
    ['dark', night],
  ]);
  expect(JSON.parse(read('public/manifest.webmanifest'))).toMatchObject({
    theme_color: day,
    background_color: day,
  });
  expect(read('scripts/draw-icons.ts')).toContain(`const GROUND = '${day}';`);
});
