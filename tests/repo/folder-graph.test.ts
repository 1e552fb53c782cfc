import { describe, expect, it } from 'vitest';
import { circlesIn, folderGraph, type Import, importsIn, readImports } from './folder-graph.ts';

/** Fewer imports than this mean that the code was not read. */
const FEWEST_IMPORTS = 5_000;

const imports = readImports();
const sources = [...new Set(imports.map(({ from }) => from.replace(/\/src\/.*/, '/src/')))];

/** Every module of the server stands on these. */
const GROUND = ['db', 'http', 'jobs'];
const SERVER = 'packages/server/src/';

/** What the ground floor imports of what stands on it. */
function importsOfTenants(all: readonly Import[]): string[] {
  const graph = folderGraph(all, SERVER);
  return GROUND.flatMap((folder) =>
    [...(graph.get(folder) ?? [])]
      .filter((imported) => /^(modules|adapters|pages)(\/|$)/.test(imported))
      .map((imported) => `${folder} imports ${imported}`),
  );
}

describe('the graph of folders', () => {
  it('is drawn from the imports of all code', () => {
    expect(imports.length).toBeGreaterThan(FEWEST_IMPORTS);
    expect(imports.filter(({ from }) => from.startsWith(SERVER)).length).toBeGreaterThan(1_800);
    expect(GROUND.filter((folder) => !folderGraph(imports, SERVER).has(folder))).toEqual([]);
  });

  it.each(sources)('has no circle in %s', (source) => {
    expect(circlesIn(folderGraph(imports, source))).toEqual([]);
  });

  it('has no import from the ground floor of the server to what stands on it', () => {
    expect(importsOfTenants(imports)).toEqual([]);
  });
});

describe('the drawing', () => {
  const planted = [
    ...importsIn(`${SERVER}db/database.ts`, "import type { MailTables } from '../modules/mail/tables.ts';"),
    ...importsIn(`${SERVER}modules/mail/outbox.ts`, "export { jsonb } from '../../db/database.ts';"),
  ];

  it('finds a circle that only types close', () => {
    expect(circlesIn(folderGraph(planted, SERVER))).toEqual([['db', 'modules/mail']]);
  });

  it('finds an import from the ground floor to a module', () => {
    expect(importsOfTenants(planted)).toEqual(['db imports modules/mail']);
  });
});
