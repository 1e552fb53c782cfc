import openapiTS, { astToString, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { DOCUMENT, type ApiDocument } from './document.ts';

/** Types of the whole document, as source text. A file part is a `Blob` instead of a string. */
export async function schemaTypes(): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(DOCUMENT, {
    transform: (schema: SchemaObject) =>
      'contentMediaType' in schema && schema.contentMediaType === 'image/*' ? blob : undefined,
  });
  return astToString(nodes);
}

/** An exported type for every component, under the component's name. */
export function namedTypes({ components }: ApiDocument): string {
  const types = Object.keys(components.schemas).map((name) => `export type ${name} = Schemas['${name}'];\n`);
  return `import type { components } from './schema.gen.ts';\n\ntype Schemas = components['schemas'];\n\n${types.join('')}`;
}
