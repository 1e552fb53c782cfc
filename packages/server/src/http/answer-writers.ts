import { build, type AnySchema } from 'fast-json-stringify';
import { once } from '../once.ts';
import { type ApiDocument, DOCUMENT_ID, type JsonSchema } from './document.ts';

/**
 * Makes what writes an answer as JSON by its schema, which leaves out any field that the document does not
 * name. Each is compiled for its first answer, see `createValidators`.
 */
export function createAnswerWriters({
  components,
}: ApiDocument): (schema: JsonSchema) => (answer: unknown) => string {
  const known = inDraft7(components);
  return (schema) => {
    const write = once(() =>
      build(inDraft7(schema) as AnySchema, { schema: { [DOCUMENT_ID]: known as never } }),
    );
    return (answer) => write()(answer);
  };
}

/** The writer knows the draft before `prefixItems`, in which `items: false` would allow no item at all. */
function inDraft7(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDraft7);
  if (typeof value !== 'object' || value === null) return value;
  const { prefixItems, ...schema } = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inDraft7(part)]),
  );
  return prefixItems === undefined ? schema : { ...schema, items: prefixItems, additionalItems: false };
}
