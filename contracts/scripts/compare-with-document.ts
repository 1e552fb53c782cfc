import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { PACT_FILE } from '../pact-files.ts';

/** One difference between the pact and the document; only the fields that are used here. */
interface Difference {
  type: 'error' | 'warning';
  message: string;
  mockDetails?: { interactionDescription: string };
}

const DOCUMENT = path.join(import.meta.dirname, '../../openapi.yaml');

// Fails when the pact promises something that the document does not allow.
const errors = differences().filter(({ type }) => type === 'error');
for (const { message, mockDetails } of errors) {
  process.stderr.write(`${mockDetails?.interactionDescription ?? 'the pact'}: ${message}\n`);
}
process.exitCode = errors.length > 0 ? 1 : 0;

function differences(): Difference[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'daylit-contracts-'));
  try {
    const document = path.join(folder, 'openapi.json');
    writeFileSync(document, JSON.stringify(documentForTool()));
    const { stdout, stderr } = spawnSync('opc', ['--oas', document, PACT_FILE], { encoding: 'utf8' });
    const lines = stdout.split('\n').filter((line) => line !== '');
    if (lines.length === 0) throw new Error(`The comparison said nothing. ${stderr}`);
    return lines.flatMap((line) => JSON.parse(line) as Difference[]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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
