import { readFileSync, writeFileSync } from 'node:fs';
import { enumConstants, exampleConstants, factConstants, limitConstants } from './constants.ts';
import { readDocument } from './document.ts';
import { namedTypes, schemaTypes } from './schema-types.ts';

const HEAD = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';

const SOURCE = new URL('../src/', import.meta.url);

/** Every generated file of this package: its name and its text. */
async function generateContract(): Promise<Record<string, string>> {
  const document = readDocument();
  return {
    'schema.gen.ts': HEAD + (await schemaTypes()),
    'types.gen.ts': HEAD + namedTypes(document),
    'enums.gen.ts': HEAD + enumConstants(document),
    'facts.gen.ts': HEAD + factConstants(document),
    'examples.gen.ts': HEAD + exampleConstants(document),
    'limits.gen.ts': HEAD + limitConstants(document),
    // For what reads the document at run time: YAML takes a tenth of a second to parse.
    'openapi.gen.json': `${JSON.stringify(document)}\n`,
  };
}

/** The committed files that differ from what the document says now. */
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
