import { describe, expect, it } from 'vitest';
import { circlesIn, folderGraph, type Import, importsIn, readImports } from './folder-graph.ts';

/** Fewer imports than this mean that the code was not read. */
const FEWEST_IMPORTS = 5_000;

const imports = readImports();
const sources = [...new Set(imports.map(({ from }) => from.replace(/\/src\/.*/, '/src/')))];

/** Every module of the server stands on these. */
const GROUND = ['db', 'http', 'jobs'];
const SERVER = 'packages/server/src/';

/** The imports of the ground floor from the folders above it. */
function importsOfTenants(all: readonly Import[]): string[] {
  const graph = folderGraph(all, SERVER);
  return GROUND.flatMap((folder) =>
    [...(graph.get(folder) ?? [])]
      .filter((imported) => /^(modules|adapters|pages)(\/|$)/.test(imported))
      .map((imported) => `${folder} imports ${imported}`),
  );
}

describe('the graph of folders', () => {
  it('the graph is drawn from the imports of all code', () => {
    expect(imports.length).toBeGreaterThan(FEWEST_IMPORTS);
    expect(imports.filter(({ from }) => from.startsWith(SERVER)).length).toBeGreaterThan(1_800);
    expect(GROUND.filter((folder) => !folderGraph(imports, SERVER).has(folder))).toEqual([]);
  });

  it.each(sources)('the folders of %s have no circle', (source) => {
    expect(circlesIn(folderGraph(imports, source))).toEqual([]);
  });

  it('the ground floor of the server imports no module', () => {
    expect(importsOfTenants(imports)).toEqual([]);
  });
});

describe('the drawing', () => {
  const planted = [
    ...importsIn(`${SERVER}db/database.ts`, "import type { MailTables } from '../modules/mail/tables.ts';"),
    ...importsIn(`${SERVER}modules/mail/outbox.ts`, "export { jsonb } from '../../db/database.ts';"),
  ];

  it('the drawing shows a circle that only types close', () => {
    expect(circlesIn(folderGraph(planted, SERVER))).toEqual([['db', 'modules/mail']]);
  });

  it('the drawing shows an import from the ground floor to a module', () => {
    expect(importsOfTenants(planted)).toEqual(['db imports modules/mail']);
  });
});
