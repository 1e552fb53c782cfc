import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newerNames } from './newer-names.ts';
import { ROOT, repositoryFiles } from './repository-files.ts';

/** Runs while the app is built, in Node. */
const IN_NODE = 'packages/app/src/prerender.tsx';

it.each([
  'const url = URL.parse(text);',
  'const bytes = await response.bytes();',
  'for await (const piece of response.body) read(piece);',
  'for await (const piece of stream) read(piece);',
  'const names = map.keys().filter(isKnown);',
  'const words = text.matchAll(/a/g).map(([word]) => word);',
  'const all = iterator.values().toArray();',
  'await Promise.try(work);',
  'const key = Uint8Array.fromBase64(text);',
  'const pattern = /(?i:daylit)/;',
  'await scheduler.yield();',
  'requestIdleCallback(work);',
  'document.startViewTransition(show);',
  'using file = open();',
])('the check finds that Safari 17.4 lacks: %s', (line) => {
  expect(newerNames(line)).toHaveLength(1);
});

it.each([
  'const url = URL.canParse(text) ? new URL(text) : undefined;',
  'for await (const event of streamChat(api, request)) show(event);',
  'const names = Object.keys(map).filter(isKnown);',
  'const names = [...map.keys()].filter(isKnown);',
  'const words = Array.from(text.matchAll(/a/g), ([word]) => word);',
  'const { promise } = Promise.withResolvers();',
  'const both = one.union(other);',
  'const all = await Array.fromAsync(pieces);',
  '// Safari has no scheduler.yield().',
  "const link = 'https://daylit.example/'; const pattern = /(?:a|b)(?=c)/;",
])('allows: %s', (line) => {
  expect(newerNames(line)).toEqual([]);
});

it('no page uses a name that Safari 17.4 lacks', () => {
  const files = repositoryFiles(/^packages\/(ui|app|api-client|contract|vision)\/src\/.*\.tsx?$/).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file) && file !== IN_NODE,
  );
  const found = files.flatMap((file) =>
    newerNames(readFileSync(ROOT + file, 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  expect(found).toEqual([]);
});
