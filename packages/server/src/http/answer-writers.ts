import { build, type AnySchema } from 'fast-json-stringify';
import { type ApiDocument, DOCUMENT_ID, type JsonSchema } from './document.ts';

/**
 * Makes functions that write an answer as JSON by its schema and leave out every field that the document does
 * not name. Each one is compiled for its first answer, as in `createValidators`, and kept for its schema.
 */
export function createAnswerWriters({
  components,
}: ApiDocument): (schema: JsonSchema) => (answer: unknown) => string {
  const known = inDraft7(components);
  const writers = new Map<JsonSchema, (answer: unknown) => string>();
  function writerOf(schema: JsonSchema): (answer: unknown) => string {
    const kept = writers.get(schema);
    if (kept) return kept;
    const write = build(inDraft7(schema) as AnySchema, { schema: { [DOCUMENT_ID]: known as never } });
    writers.set(schema, write);
    return write;
  }
  return (schema) => (answer) => writerOf(schema)(answer);
}

/**
 * The writer knows JSON Schema draft 7, which has no `prefixItems` and in which `items: false` allows no
 * item.
 */
function inDraft7(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDraft7);
  if (typeof value !== 'object' || value === null) return value;
  const { prefixItems, ...schema } = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inDraft7(part)]),
  );
  return prefixItems === undefined ? schema : { ...schema, items: prefixItems, additionalItems: false };
}
