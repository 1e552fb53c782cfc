import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsPlugin from 'ajv-formats';
import { expect, test } from 'vitest';
import * as contract from '@daylit/contract';
import { ROOT, repositoryFiles } from './repository-files.ts';

// What crosses the wire is declared in openapi.yaml only. These tests find a second declaration.

interface Component {
  examples?: unknown[];
  properties?: Record<string, unknown>;
}

const { components } = createRequire(import.meta.url)('@daylit/contract/openapi.json') as {
  components: { schemas: Record<string, Component> };
};

/** This many common properties are no coincidence. */
const FEWEST_PROPERTIES = 3;

const SHAPES = new Map(
  Object.entries(components.schemas)
    .map(([name, { properties = {} }]): [string, string] => [keyOf(Object.keys(properties)), name])
    .filter(([key]) => key.split(' ').length >= FEWEST_PROPERTIES),
);

/** This many common values are no coincidence. */
const FEWEST_VALUES = 3;

const ENUMS = new Map(
  Object.entries(contract as Record<string, unknown>)
    .filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))
    .filter(([, values]) => values.length >= FEWEST_VALUES)
    .map(([name, values]) => [keyOf(values), name]),
);

const SOURCES = repositoryFiles(
  /^(packages\/(?!contract\/)[^/]+\/(src|scripts|test)|contracts|tests|\.storybook)\/.*\.tsx?$/,
).filter((file) => !file.endsWith('.gen.ts'));

function keyOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

const SHAPE = /(interface \w+(?: extends [^{]*)? |type \w+(?: =)? )?\{([^{}]*)\}/g;

/** The property names of each interface and type literal. The types of their properties do not count. */
function shapesIn(text: string): string[] {
  const shapes: string[] = [];
  // From the inside outwards, so that an interface with nested types is seen too.
  let rest = text;
  while (SHAPE.test(rest)) {
    rest = rest.replaceAll(SHAPE, (_, head?: string, body = '') => {
      if (head)
        shapes.push(keyOf([...body.matchAll(/^\s*(?:readonly )?(\w+)\??:/gm)].map(([, name = '']) => name)));
      return '';
    });
  }
  return shapes;
}

/** The words of each array of string literals and of each union of them. */
function listsIn(text: string): string[] {
  const lists = text.matchAll(/\[((?:\s*'[\w-]+'\s*,?)+)\]|=\s*\|?((?:\s*'[\w-]+'\s*\|?)+);/g);
  return [...lists].map(([, list, union]) =>
    keyOf([...(list ?? union ?? '').matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word)),
  );
}

function repeatedIn(find: (text: string) => string[], known: ReadonlyMap<string, string>): string[] {
  return SOURCES.flatMap((file) =>
    find(readFileSync(ROOT + file, 'utf8')).flatMap((key) =>
      known.has(key) ? `${file} repeats ${known.get(key)}` : [],
    ),
  );
}

test('the document has shapes and enums to look for', () => {
  expect(SHAPES.size).toBeGreaterThan(100);
  expect(ENUMS.size).toBeGreaterThan(40);
  expect(SOURCES.length).toBeGreaterThan(2200);
});

test('every example matches the schema of its component', () => {
  const ajv = addFormatsPlugin
    .default(new Ajv2020({ strict: false }))
    .addSchema({ $id: 'document', components });
  const examples = Object.entries(components.schemas).flatMap(([name, { examples: all = [] }]) =>
    all.map((example) => ({ name, example })),
  );
  expect(examples.length).toBeGreaterThan(60);
  for (const { name, example } of examples) {
    const isValid = ajv.compile({ $ref: `document#/components/schemas/${name}` });
    expect(isValid(example), `${name}: ${ajv.errorsText(isValid.errors)}`).toBe(true);
  }
});

test('every field of a product that is sent is accepted when it comes back', () => {
  const [sent, accepted] = ['Product', 'CustomProduct'].map((name) =>
    Object.keys(components.schemas[name]?.properties ?? {}),
  );
  expect(sent?.length).toBeGreaterThan(FEWEST_PROPERTIES);
  expect(sent?.filter((field) => !accepted?.includes(field))).toEqual([]);
});

test('a repeated shape, list or union is found', () => {
  expect(
    shapesIn('export interface Facts {\n  /** Why. */\n  used: number;\n  readonly limit: number;\n}'),
  ).toEqual(['limit used']);
  expect(shapesIn('interface Facts {\n  used: number;\n  by: {\n    plan: Plan;\n  };\n}')).toEqual([
    'by used',
  ]);
  expect(listsIn("const LEVELS = ['low', 'high'];\ntype Level =\n  | 'low'\n  | 'high';")).toEqual([
    'high low',
    'high low',
  ]);
});

test('no interface has the properties of a component', () => {
  expect(repeatedIn(shapesIn, SHAPES)).toEqual([]);
});

test('no list or union has the values of an enum', () => {
  expect(repeatedIn(listsIn, ENUMS)).toEqual([]);
});
