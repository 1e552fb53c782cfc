import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';

const DOCUMENT = new URL('../../../openapi.yaml', import.meta.url);
const OUTPUT = new URL('../src/schema.gen.ts', import.meta.url);

/** Types of the whole document, as text. A file part is a `Blob` instead of a string. */
async function generateSchema(): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(DOCUMENT, {
    transform: (schema: SchemaObject) =>
      'contentMediaType' in schema && schema.contentMediaType === 'image/*' ? blob : undefined,
  });
  return `// Generated from openapi.yaml by \`npm run generate\`. Do not edit.\n\n${astToString(nodes)}`;
}

/** The committed file differs from what the document says now. */
export async function isSchemaStale(): Promise<boolean> {
  return (await readFile(OUTPUT, 'utf8')) !== (await generateSchema());
}

if (import.meta.main) await writeFile(OUTPUT, await generateSchema());
