import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const TESTS = /(?<!\.slow)\.test\.ts$/;

const STORIES = /\.stories\.tsx$/;

/** For each file of the product and its tests: the files that import it, relative to the root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export function readImporters(root: string): Importers {
  const importers = new Map<string, string[]>();
  const files = globSync(['packages/*/{src,test}/**/*.{ts,tsx}', 'lab/assistant/*.ts'], { cwd: root });
  for (const file of files) {
    const { module } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
    const wanted = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.map((entry) => entry.moduleRequest?.value ?? ''),
      ),
    ];
    for (const name of new Set(wanted)) {
      const imported = resolve(root, file, name);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** Tests in Node, or stories for a file of `packages/ui`, that import the file by any way: nearest first. */
export function nearTests(importers: Importers, file: string): string[] {
  const distances = new Map([[file, 0]]);
  for (const [at, distance] of distances) {
    for (const importer of importers.get(at) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  const wanted = file.startsWith('packages/ui/') ? STORIES : TESTS;
  const rank = (test: string): number => (distances.get(test) ?? 0) - 100 * sharedFolders(test, file);
  return [...distances.keys()]
    .filter((test) => wanted.test(test) && !/^packages\/(vision|phantom)\//.test(test))
    .toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** How many folders two files have in common, where the questions of the lab are tests of the assistant. */
export function sharedFolders(a: string, b: string): number {
  const [folders, others] = [foldersOf(a), foldersOf(b)];
  const differs = folders.findIndex((folder, at) => folder !== others[at]);
  return differs === -1 ? folders.length : differs;
}

const foldersOf = (file: string): string[] =>
  path
    .dirname(file)
    .replace(/^lab\//, 'packages/')
    .split('/');

function resolve(root: string, file: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.join(path.dirname(file), name);
  const [, own] = /^@daylit\/([a-z-]+)$/.exec(name) ?? [];
  const index = `packages/${own}/src/index.ts`;
  return own && existsSync(path.join(root, index)) ? index : undefined;
}
