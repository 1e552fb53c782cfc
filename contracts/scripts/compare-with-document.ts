import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';
import { parse } from 'yaml';
import { readPact } from '../pact-files.ts';

const DOCUMENT = path.join(import.meta.dirname, '../../openapi.yaml');

// Fails when the pact promises something that the document does not allow.
const comparator = new Comparator({ oas: documentForTool() });
let compared = 0;
const errors: Result[] = [];
for await (const result of comparator.compare(readPact())) {
  compared += 1;
  if (result.type === 'error') errors.push(result);
}
// It warns of a header of every call, so silence means that nothing was compared.
if (compared === 0) throw new Error('The comparison said nothing.');
for (const { message, mockDetails } of errors) {
  process.stderr.write(`${mockDetails?.interactionDescription ?? 'the pact'}: ${message}\n`);
}
process.exitCode = errors.length > 0 ? 1 : 0;

interface Schema {
  $ref?: string;
  items?: object;
  prefixItems?: object[];
}

// The document without three things that the tool does not support: a `$ref` under `propertyNames`, a
// repeated form field with a single part, and the entries of a tuple.
function documentForTool(): unknown {
  const document = parse(readFileSync(DOCUMENT, 'utf8')) as {
    components: { schemas: Record<string, object> };
  };
  const { schemas } = document.components;
  return JSON.parse(
    JSON.stringify(document, (key, value: Schema | null) => {
      if (key === 'propertyNames' && value?.$ref) return schemas[path.posix.basename(value.$ref)];
      if (key === 'files' && value?.items) return value.items;
      if (!value?.prefixItems) return value;
      const { prefixItems, ...list } = value;
      return { ...list, items: prefixItems[0] };
    }),
  );
}
