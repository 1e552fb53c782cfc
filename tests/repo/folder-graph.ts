import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles, ROOT } from './repository-files.ts';

/** One import of a file of the repository, types included. */
export interface Import {
  from: string;
  to: string;
}

/** Folders by name, each with those that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const SPECIFIER = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** The imports in the code of the product. Tests, stories and their fixtures may import what they show. */
export function readImports(root: string = ROOT): Import[] {
  const files = repositoryFiles(/^packages\/[^/]+\/src\/.*\.tsx?$/, root);
  return files
    .filter((file) => !/\.(test|suite|stories|as)\.tsx?$|(^|[/-])fixtures\.tsx?$/.test(file))
    .flatMap((from) => importsIn(from, readFileSync(path.join(root, from), 'utf8')));
}

export function importsIn(from: string, text: string): Import[] {
  return [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => ({
    from,
    to: path.posix.join(path.posix.dirname(from), specifier),
  }));
}

/**
 * The graph of the folders of a package. A module and a kind of adapter is a folder of its own, and so is a
 * single file beside the folders.
 */
export function folderGraph(imports: readonly Import[], source: string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!from.startsWith(source) || !to.startsWith(source)) continue;
    const [importer, imported] = [folderOf(from.slice(source.length)), folderOf(to.slice(source.length))];
    const known = graph.get(importer) ?? new Set();
    graph.set(importer, known);
    if (importer !== imported) known.add(imported);
  }
  return graph;
}

function folderOf(file: string): string {
  const [first = '', second = '', ...rest] = file.split('/');
  const isGroup = first === 'modules' || first === 'adapters';
  return isGroup && rest.length > 0 ? `${first}/${second}` : first;
}

/** Folders that import each other, directly or through others; each circle once. */
export function circlesIn(graph: Graph): string[][] {
  const reachable = reach(graph);
  const found = new Map<string, string[]>();
  for (const folder of graph.keys()) {
    if (!reachable(folder).has(folder)) continue;
    const circle = [...reachable(folder)].filter((other) => reachable(other).has(folder)).toSorted();
    found.set(circle.join(), circle);
  }
  return [...found.values()];
}

/** The graph as Mermaid: folders only, and no arrow that follows from others. */
export function drawGraph(graph: Graph): string {
  const reachable = reach(graph);
  const arrows = [...graph].flatMap(([from, all]) => {
    const imported = [...all].filter(isFolder);
    const direct = imported.filter((to) => !imported.some((by) => by !== to && reachable(by).has(to)));
    return isFolder(from) ? direct.map((to) => `  ${from} --> ${to}`) : [];
  });
  return ['graph TD', ...arrows.toSorted()].join('\n');
}

function isFolder(name: string): boolean {
  return !/\.tsx?$/.test(name);
}

function reach(graph: Graph): (folder: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (folder) => {
    const before = known.get(folder);
    if (before) return before;
    const seen = new Set<string>();
    const waiting = [...(graph.get(folder) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(graph.get(next) ?? []));
    }
    known.set(folder, seen);
    return seen;
  };
}
