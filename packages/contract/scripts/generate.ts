import { readFileSync, writeFileSync } from 'node:fs';
import { enumConstants, exampleConstants, factConstants, limitConstants } from './constants.ts';
import { readDocument } from './document.ts';
import { namedTypes, schemaTypes } from './schema-types.ts';

const HEAD = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';

const SOURCE = new URL('../src/', import.meta.url);

/** The text of every generated file of this package, by file name. */
async function generateContract(): Promise<Record<string, string>> {
  const document = readDocument();
  return {
    'schema.gen.ts': HEAD + (await schemaTypes()),
    'types.gen.ts': HEAD + namedTypes(document),
    'enums.gen.ts': HEAD + enumConstants(document),
    'facts.gen.ts': HEAD + factConstants(document),
    'examples.gen.ts': HEAD + exampleConstants(document),
    'limits.gen.ts': HEAD + limitConstants(document),
    // For code that reads the document at run time: parsing YAML takes a tenth of a second.
    'openapi.gen.json': `${JSON.stringify(document)}\n`,
  };
}

/** Names of the committed files that differ from what the document generates now. */
export async function staleFiles(): Promise<string[]> {
  const files = Object.entries(await generateContract());
  return files
    .filter(([name, text]) => readFileSync(new URL(name, SOURCE), 'utf8') !== text)
    .map(([name]) => name);
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await generateContract()))
    writeFileSync(new URL(name, SOURCE), text);
}
