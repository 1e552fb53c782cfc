import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from './browser-storage.ts';

const APP = path.join(import.meta.dirname, '../..');
const PACKAGES = ['app', 'ui', 'api-client', 'contract'].map((name) => path.join(APP, '..', name, 'src'));

/** Every API by which a page can store something in the browser. */
const STORAGE = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|\bdocument\.cookie\b/;

const sources = PACKAGES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => path.join(folder, file)),
);

test('the app stores only what the privacy policy lists', () => {
  expect(sources.length).toBeGreaterThan(300);
  const keepers = sources.filter((file) => STORAGE.test(readFileSync(file, 'utf8')));
  expect(keepers.map((file) => path.relative(APP, file)).toSorted()).toEqual([
    'src/lib/browser-storage.ts',
    'src/service-worker.ts',
  ]);
});

test('the service worker stores under a name of that list', () => {
  const worker = readFileSync(path.join(APP, 'src/service-worker.ts'), 'utf8');
  expect(worker).toContain(`const CODE_KEY = '${STORAGE_KEYS.appCode}';`);
  const opened = Array.from(worker.matchAll(/\.open\((.*?)\)/g), ([, name]) => name);
  expect(new Set(opened)).toEqual(new Set(['CACHE']));
  expect(worker).toContain('const CACHE = `${CODE_KEY} ');
});

test('the script of index.html reads an item of that list', () => {
  const html = readFileSync(path.join(APP, 'index.html'), 'utf8');
  const asked = Array.from(html.matchAll(/localStorage\.\w+\('(.+?)'\)/g), ([, key]) => key);
  expect(asked).toEqual([STORAGE_KEYS.planBar]);
});
