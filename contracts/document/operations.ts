import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** Any object in openapi.yaml. */
export type Node = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Node;
}

/** What the document says about one response. */
export interface DocumentedAnswer {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Node }>;
}

/** One operation of the document, read independently of the server's code. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tags: readonly string[];
  parameters: Parameter[];
  /** The one content type of the body and its schema; undefined for calls without a body. */
  body: { type: string; schema: Node; isRequired: boolean } | undefined;
  needsSession: boolean;
  answers: Record<string, DocumentedAnswer>;
}

const FILE = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/** The whole document. */
export const openapi = parse(readFileSync(FILE, 'utf8')) as Node;

/** Follows a `$ref`; returns any other object unchanged. */
export function resolve(node: Node): Node {
  const reference = node['$ref'];
  if (typeof reference !== 'string') return node;
  const target = reference
    .slice(2)
    .split('/')
    .reduce<Node>((parent, name) => parent[name] as Node, openapi);
  return resolve(target);
}

/** Every operation of the document, in its order. */
export const OPERATIONS: readonly Operation[] = readOperations();

function readOperations(): Operation[] {
  const paths = Object.entries(openapi['paths'] as Record<string, Record<string, Node>>);
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, node]) => 'operationId' in node)
      .map(([method, node]) => readOperation(path, method.toUpperCase(), node)),
  );
}

function readOperation(path: string, method: string, node: Node): Operation {
  const security = node['security'] as Node[] | undefined;
  const answers = Object.entries(node['responses'] as Record<string, Node>);
  return {
    id: String(node['operationId']),
    method,
    path,
    tags: (node['tags'] ?? []) as string[],
    parameters: ((node['parameters'] ?? []) as Node[]).map(resolve) as unknown as Parameter[],
    body: readBody(node['requestBody'] as Node | undefined),
    needsSession: !security || security.some((scheme) => 'session' in scheme),
    answers: Object.fromEntries(
      answers.map(([status, answer]) => [status, resolve(answer) as DocumentedAnswer]),
    ),
  };
}

function readBody(node: Node | undefined): Operation['body'] {
  const [entry] = Object.entries((node?.['content'] ?? {}) as Record<string, { schema: Node }>);
  if (!entry) return undefined;
  return { type: entry[0], schema: entry[1].schema, isRequired: node?.['required'] === true };
}

/** The operation for a request's method and path. Throws when the document has none. */
export function operationAt(method: string, path: string): Operation {
  const operation = OPERATIONS.find((known) => known.method === method && patternOf(known.path).test(path));
  if (!operation) throw new Error(`openapi.yaml knows no ${method} ${path}.`);
  return operation;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
