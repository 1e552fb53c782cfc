import openapiTS, { astToString, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { DOCUMENT, type ApiDocument } from './document.ts';

/**
 * Types of the whole document, as source text. A file part is a `Blob` instead of a string. Schemas keep
 * their descriptions, which editors show.
 */
export async function schemaTypes(): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(DOCUMENT, {
    transform: (schema: SchemaObject) =>
      'contentMediaType' in schema && schema.contentMediaType === 'image/*' ? blob : undefined,
  });
  return compact(astToString(nodes));
}

/**
 * Half of the generator's text repeats the document: examples, the values of an enum, and everything
 * about paths, operations and responses but their types. Those have a line each here.
 */
function compact(source: string): string {
  const text = source
    .replaceAll(/\n +\* @example .*?(?=\n +\*(?: @|\/))/gs, '')
    .replaceAll(/\n +\* @enum .*/g, '')
    .replaceAll(/\n +\/\*\* @(?:enum|example) .* \*\//g, '')
    .replaceAll(/\n +\/\*\*\n +\*\//g, '');
  const [paths, components, operations] = ['paths', 'components', 'operations'].map((name) =>
    text.indexOf(`export interface ${name} {`),
  ) as [number, number, number];
  const parts = text.indexOf('\n    responses: {', components);
  return [
    lineEach(text.slice(paths, components), 4),
    text.slice(components, parts),
    lineEach(text.slice(parts, operations), 8),
    lineEach(text.slice(operations), 4),
  ]
    .join('')
    .replaceAll(/^(?: {4})+/gm, (indent) => '\t'.repeat(indent.length / 4));
}

/** Puts each entry at an indent on a line, without its comments. */
function lineEach(source: string, indent: number): string {
  return source
    .replaceAll(/\n +\/\*\*.*?\*\//gs, '')
    .replaceAll(new RegExp(`\\n {${indent + 1},}|\\n {${indent}}(?=\\})`, 'g'), ' ');
}

/** An exported type for every component, under the component's name. */
export function namedTypes({ components }: ApiDocument): string {
  const types = Object.keys(components.schemas).map((name) => `export type ${name} = Schemas['${name}'];\n`);
  return `import type { components } from './schema.gen.ts';\n\ntype Schemas = components['schemas'];\n\n${types.join('')}`;
}
