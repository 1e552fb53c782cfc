import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** openapi.yaml, the source of everything in this package. */
export const DOCUMENT = new URL('../../../openapi.yaml', import.meta.url);

/** The part of a JSON Schema that this package reads. Its `x-…` fields are facts about the component. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  enum?: (string | null)[];
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}

/** The part of the document that this package reads. */
export interface ApiDocument {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

/** Reads openapi.yaml. */
export function readDocument(): ApiDocument {
  return parse(readFileSync(DOCUMENT, 'utf8')) as ApiDocument;
}

/** Name of the component that a schema refers to; undefined for a schema without a reference. */
export function componentOf({ $ref }: Schema): string | undefined {
  return $ref?.replace('#/components/schemas/', '');
}

/** Turns `PhotoQuality` into `PHOTO_QUALITY` and `x-max-photo-bytes` into `MAX_PHOTO_BYTES`. */
export function toConstantName(...words: string[]): string {
  return words
    .join('_')
    .replace(/^x-/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase();
}

/** The source text of one exported constant. */
export function constant(name: string, value: unknown, description?: string): string {
  const comment = description === undefined ? '' : `/** ${description.trim()} */\n`;
  return `${comment}export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
