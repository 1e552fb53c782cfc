import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiPages } from './api-pages.ts';

const DIRECTORY = path.join(import.meta.dirname, '../../../docs/api');

test('the pages of docs/api are those of openapi.yaml: npm run docs:api', async () => {
  const names = (await readdir(DIRECTORY)).filter((name) => name !== 'README.md');
  const stored = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(DIRECTORY, name), 'utf8')] as const),
  );
  expect(Object.fromEntries(stored)).toEqual(apiPages());
});

test('every link of the pages leads to a heading', () => {
  const pages = apiPages();
  const headings = new Set(
    Object.entries(pages).flatMap(([name, text]) =>
      [...text.matchAll(/^## (\w+)$/gm)].map(([, title = '']) => `${name}#${title.toLowerCase()}`),
    ),
  );
  const links = Object.values(pages).flatMap((text) =>
    [...text.matchAll(/\]\(((?:types|errors)\.md#\w+)\)/g)].map(([, link = '']) => link),
  );
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter((link) => !headings.has(link))).toEqual([]);
});
