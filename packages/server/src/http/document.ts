import type { AccessTokenScope } from '@daylit/contract';
import { readFileSync } from 'node:fs';
import type { OperationId } from './contract.ts';

/** A JSON Schema as openapi.yaml holds it. */
export type JsonSchema = Record<string, unknown>;

/** The schema id of the document's components in compiled validators and writers. */
export const DOCUMENT_ID = 'openapi';

/** openapi.yaml, with references that Fastify's validators can follow. */
export interface ApiDocument {
  /** All components as one schema, to be added to every validator. */
  components: JsonSchema;
  operations: readonly Operation[];
  /** Follows a reference into the components; returns anything else as it is. */
  resolve(value: JsonSchema): JsonSchema;
}

/** One call of the document, in the shape that a route needs. */
export interface Operation {
  id: OperationId;
  method: string;
  /** The path as Fastify writes it: `/api/checkins/:id`. */
  url: string;
  /** Whether visitors without a session may call it. */
  isOpen: boolean;
  /** The scope that an access token needs for it; undefined where none may call it. */
  tokenScope: AccessTokenScope | undefined;
  /** Whether it makes no sense where passwords are off, though it takes none. */
  needsPasswords: boolean;
  /** Schemas of path, query and header parameters, each an object schema; absent where there are none. */
  parameters: Partial<Record<'params' | 'querystring' | 'headers', JsonSchema>>;
  /** Schema of the body per content type; empty when there is none. */
  bodies: Record<string, JsonSchema>;
  isBodyRequired: boolean;
  /** JSON schema of the answer per status; null for answers that are not JSON. */
  responses: Record<string, JsonSchema | null>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

interface RawOperation {
  operationId: OperationId;
  security?: { session?: []; operator?: []; accessToken?: AccessTokenScope[] }[];
  parameters?: JsonSchema[];
  'x-needs-passwords'?: boolean;
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, JsonSchema>;
}

interface RawDocument {
  paths: Record<string, Record<string, RawOperation>>;
  components: JsonSchema;
}

/**
 * Reads the document from the contract. It is stored as JSON, which parses a tenth of a second faster than
 * YAML.
 */
export function loadDocument(): ApiDocument {
  const file = new URL(import.meta.resolve('@daylit/contract/openapi.json'));
  const json = readFileSync(file, 'utf8').replaceAll('"#/components/', `"${DOCUMENT_ID}#/components/`);
  const { paths, components } = JSON.parse(json) as RawDocument;

  function resolve(value: JsonSchema): JsonSchema {
    const reference = value['$ref'];
    if (typeof reference !== 'string') return value;
    const path = reference.slice(`${DOCUMENT_ID}#/components/`.length).split('/');
    return path.reduce((node, name) => node[name] as JsonSchema, components);
  }

  const operations = Object.entries(paths).flatMap(([url, methods]) =>
    // A path may also carry servers and descriptions of its own.
    METHODS.flatMap((method) =>
      methods[method] ? [readOperation(url, method, methods[method], resolve)] : [],
    ),
  );
  return { components: { $id: DOCUMENT_ID, components }, operations, resolve };
}

function readOperation(
  url: string,
  method: string,
  raw: RawOperation,
  resolve: ApiDocument['resolve'],
): Operation {
  const parameters = (raw.parameters ?? []).map(resolve);
  const content = Object.entries(raw.requestBody?.content ?? {});
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    url: url.replaceAll(/\{(\w+)\}/g, ':$1'),
    isOpen: raw.security !== undefined && !raw.security.some((scheme) => 'session' in scheme),
    tokenScope: raw.security?.flatMap(({ accessToken = [] }) => accessToken)[0],
    needsPasswords: raw['x-needs-passwords'] ?? false,
    parameters: {
      ...objectOf('params', parameters, 'path'),
      ...objectOf('querystring', parameters, 'query'),
      ...objectOf('headers', parameters, 'header'),
    },
    bodies: Object.fromEntries(content.map(([type, { schema }]) => [type, schema])),
    isBodyRequired: raw.requestBody?.required ?? false,
    responses: Object.fromEntries(
      Object.entries(raw.responses).map(([status, response]) => [status, jsonSchemaOf(resolve(response))]),
    ),
  };
}

function objectOf(
  part: string,
  parameters: readonly JsonSchema[],
  place: string,
): Record<string, JsonSchema> {
  const here = parameters.filter((parameter) => parameter['in'] === place);
  if (here.length === 0) return {};
  const schema = {
    type: 'object',
    properties: Object.fromEntries(here.map((parameter) => [parameter['name'], parameter['schema']])),
    required: here.filter((parameter) => parameter['required']).map((parameter) => parameter['name']),
  };
  return { [part]: schema };
}

function jsonSchemaOf(response: JsonSchema): JsonSchema | null {
  const content = response['content'] as Record<string, { schema: JsonSchema }> | undefined;
  return content?.['application/json']?.schema ?? null;
}
