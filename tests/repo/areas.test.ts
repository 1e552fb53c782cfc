import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, ROOT } from './repository-files.ts';

/** Operations without a function of the client: a payment service, calendars and operators call them. */
const NOT_OF_THE_CLIENT = new Set([
  'getCalendar',
  'receiveStripeEvent',
  'getLiveness',
  'getReadiness',
  'getMetrics',
]);

/** Folders and files that are no area, and why. */
const BESIDE_AREAS: Record<string, string[]> = {
  // Layers, and screens that make no call.
  'packages/ui/src/': ['art', 'dashboard', 'home', 'index', 'lib', 'parts', 'primitives', 'shell', 'tokens'],
  // Code that every area uses, and screens that make no call.
  'packages/app/src/data/': [
    'api',
    'calls-of-request',
    'connection',
    'kept-pages',
    'offline-copy',
    'detail-of',
    'keep-answer',
    'fake-api',
    'query-client',
    'render-hook',
  ],
  'packages/app/src/routes/': ['dashboard', 'home', 'shell', 'states', 'thin-routes'],
  'packages/api-client/src/': [
    'abort',
    'api-error',
    'calls',
    'client',
    'every-call',
    'fake-server',
    'index',
    'views',
  ],
  // Modules that serve other modules and handle no call.
  'packages/server/src/modules/': ['catalogue', 'current-user', 'mail', 'members', 'reports', 'sign-in'],
};

/** Fewer operations than this means that the document was not read. */
const FEWEST_CALLS = 85;

const openapi = createRequire(import.meta.url)('@daylit/contract/openapi.json') as {
  tags: { name: string }[];
  paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
};
const areas = openapi.tags.map(({ name }) => name);
const operations = Object.values(openapi.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId, tags }) => (operationId ? [{ operationId, tags: tags ?? [] }] : []));

const handlerFiles = repositoryFiles(/^packages\/server\/src\/modules\/[^/]+\/handlers\.ts$/).map((file) => ({
  area: file.split('/').at(-2),
  text: readFileSync(ROOT + file, 'utf8'),
}));

describe('an area', () => {
  it('an area is the one tag of an operation, and names the file of the client that calls it', () => {
    expect(operations.length).toBeGreaterThan(FEWEST_CALLS);
    const misplaced = operations.filter(({ operationId, tags }) => {
      const [area = ''] = tags;
      if (tags.length !== 1 || !areas.includes(area)) return true;
      return !NOT_OF_THE_CLIENT.has(operationId) && !clientFile(area).includes(`${operationId}(`);
    });
    expect(misplaced).toEqual([]);
  });

  it('an area names the module of the server that handles its operations', () => {
    const misplaced = handlerFiles.flatMap(({ area, text }) =>
      operations
        .filter(({ operationId, tags }) => text.includes(` ${operationId}(`) && tags[0] !== area)
        .map(({ operationId }) => `${operationId} in ${area}`),
    );
    expect(misplaced).toEqual([]);
  });

  it.each(Object.entries(BESIDE_AREAS))('an area names the folders and files of %s', (folder, others) => {
    const names = new Set(
      repositoryFiles(new RegExp(`^${folder}`)).map(
        (file) => file.slice(folder.length).split(/[/.]/)[0] ?? '',
      ),
    );
    const unknown = [...names].filter((name) => !areas.includes(name) && !others.includes(name));
    expect(unknown).toEqual([]);
    expect(others.filter((name) => !names.has(name))).toEqual([]);
  });

  it('an area begins the name of every contract', () => {
    const contracts = repositoryFiles(/^contracts\/[^/]+\.consumer\.test\.ts$/);
    const unknown = contracts.filter(
      (file) => !areas.some((area) => new RegExp(`^contracts/${area}[.-]`).test(file)),
    );
    expect(unknown).toEqual([]);
  });
});

function clientFile(area: string): string {
  return readFileSync(`${ROOT}packages/api-client/src/${area}.ts`, 'utf8');
}
