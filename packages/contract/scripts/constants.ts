import { componentOf, constant, toConstantName, type ApiDocument, type Schema } from './document.ts';

/** The values of every enum, of components and of their properties, without null. */
export function enumConstants({ components }: ApiDocument): string {
  return Object.entries(components.schemas)
    .flatMap(([name, schema]) => [
      enumConstant(toConstantName(name, 'values'), schema),
      ...Object.entries(schema.properties ?? {}).map(([property, inner]) =>
        enumConstant(toConstantName(name, property, 'values'), inner),
      ),
    ])
    .join('');
}

function enumConstant(name: string, { enum: values, description }: Schema): string {
  if (!values) return '';
  const named = values.filter((value) => value !== null);
  return constant(name, named, description);
}

/** Says how values of one answer go together, which is no constant. */
const RELATION = 'x-together';

/** The facts of the document that are no schemas: the `x-…` fields of its components. */
export function factConstants({ components }: ApiDocument): string {
  const facts = Object.values(components.schemas).flatMap((schema) =>
    Object.entries(schema).filter(([keyword]) => keyword.startsWith('x-') && keyword !== RELATION),
  );
  const names = facts.map(([keyword]) => keyword);
  if (new Set(names).size !== names.length) throw new Error(`Two facts share a name: ${names.join(', ')}.`);
  return facts.map(([keyword, value]) => constant(toConstantName(keyword), value)).join('');
}

/** The first example of every object component that has one, as a constant of its type. */
export function exampleConstants({ components }: ApiDocument): string {
  const shown = Object.entries(components.schemas).filter(
    ([, { type, examples }]) => type === 'object' && examples !== undefined,
  );
  const names = shown.map(([name]) => `  ${name},\n`);
  const constants = shown.map(
    ([name, { examples }]) =>
      `export const ${toConstantName(name, 'example')}: ${name} = ${JSON.stringify(examples?.[0])};\n`,
  );
  return `import type {\n${names.join('')}} from './types.gen.ts';\n\n${constants.join('')}`;
}

const LIMITS = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum']);

/**
 * The limits of what a client sends: length, number of items or range, for every text component and every
 * request body.
 */
export function limitConstants(document: ApiDocument): string {
  const { schemas } = document.components;
  return Object.entries(schemas)
    .filter(([name, schema]) => schema.type === 'string' || bodies(document).has(name))
    .map(([name, schema]): [string, object] => [name, limitsOf(schema, schemas)])
    .filter(([, limits]) => Object.keys(limits).length > 0)
    .map(([name, limits]) => constant(toConstantName(name, 'limits'), limits))
    .join('');
}

function bodies({ paths }: ApiDocument): Set<string | undefined> {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const contents = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  return new Set(contents.map(({ schema }) => componentOf(schema)));
}

function limitsOf(schema: Schema, schemas: Record<string, Schema>): object {
  const name = componentOf(schema);
  if (name !== undefined && schemas[name]) return limitsOf(schemas[name], schemas);
  const own = Object.entries(schema).filter(([keyword]) => LIMITS.has(keyword));
  const inner = Object.entries(schema.properties ?? {})
    .map(([property, value]): [string, object] => [property, limitsOf(value, schemas)])
    .filter(([, limits]) => Object.keys(limits).length > 0);
  return Object.fromEntries([...own, ...inner]);
}
