import { build, type AnySchema } from 'fast-json-stringify';
import { once } from '../once.ts';
import { type ApiDocument, DOCUMENT_ID, type JsonSchema } from './document.ts';

/**
 * Makes what writes an answer as JSON by its schema, which leaves out any field that the document does not name. Each is
 * compiled for its first answer, see `createValidators`.
 */
export function createAnswerWriters({
  components,
}: ApiDocument): (schema: JsonSchema) => (answer: unknown) => string {
  return (schema) => {
    const write = once(() => build(schema as AnySchema, { schema: { [DOCUMENT_ID]: components as never } }));
    return (answer) => write()(answer);
  };
}
