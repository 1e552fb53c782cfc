import { type Answer, faultsOfAnswer } from '../../../contracts/document/answer-faults.ts';
import { type Node, type Operation, resolve } from '../../../contracts/document/operations.ts';
import { fits } from '../../../contracts/document/schema-check.ts';
import type { Request, Wire } from './request.ts';
import { formParts } from './send.ts';
import { isFilePart } from './values.ts';

/** The kinds of fault that a run counts. */
export type Fault = 'server error' | 'undocumented status' | 'answer does not fit' | 'invalid accepted';

// The document forbids NUL in texts, and a lone surrogate is no character.
function isKeepable(value: unknown): boolean {
  const text = JSON.stringify(value) ?? '';
  return !/(?<!\\)(\\\\)*\\u(0000|d[89a-f][0-9a-f]{2})/i.test(text);
}

/** Wire faults about which the document says nothing. Any other wire fault makes a request invalid. */
const OPEN_WIRES = new Set<Wire>(['odd charset', 'byte order mark', 'not UTF-8', 'huge', 'epilogue']);

/** Whether the document forbids a request. False when it does not say. */
function isForbidden(operation: Operation, request: Request): boolean {
  const { who, wire } = request;
  const isStranger = who === 'anonymous' || (who === 'pending' && operation.id !== 'getMe');
  if (operation.needsSession && isStranger) return true;
  if (wire === 'from another site' && operation.method !== 'GET') return true;
  return !areParametersAllowed(operation, request) || !isBodyAllowed(operation, request);
}

function areParametersAllowed({ parameters }: Operation, { path, query, headers, wire }: Request): boolean {
  if (Object.keys(path).length > 0 && ['bad percent-encoding', 'long address'].includes(wire)) return false;
  return parameters.every((parameter) => {
    const { name, schema, required = false } = parameter;
    const given =
      parameter.in === 'query'
        ? query.filter(([other]) => other === name).map(([, value]) => value)
        : [parameter.in === 'path' ? path[name] : headers[name]].filter((value) => value !== undefined);
    const [text] = given;
    if (text === undefined) return !required;
    if (wire === 'parameter twice' && query[0]?.[0] === name) return false;
    const isNumber = resolve(schema)['type'] === 'integer' && /^-?(0|[1-9]\d*)$/.test(text);
    return given.length === 1 && isKeepable(text) && fits(schema, isNumber ? Number(text) : text);
  });
}

function isBodyAllowed({ body: expected }: Operation, { body, wire }: Request): boolean {
  if (!expected) return true;
  if (body === undefined) return !expected.isRequired;
  const isForm = expected.type === 'multipart/form-data';
  if (isForm) return isFormAllowed(resolve(expected.schema), body, wire);
  const isWireFine = !['cut off', 'empty', 'wrong type', 'no type', 'form type'].includes(wire);
  const json: unknown = JSON.parse(JSON.stringify(body));
  return (isWireFine || !expected.isRequired) && isKeepable(json) && fits(expected.schema, json);
}

const HARMLESS_TO_FORMS = new Set<Wire>([
  'fine',
  'parameter twice',
  'from another site',
  'bad percent-encoding',
  'long address',
  ...OPEN_WIRES,
]);

/** Whether a wire fault has no part to fall on. */
function changesNothing(parts: ReturnType<typeof formParts>, wire: Wire): boolean {
  if (wire === 'field twice') return parts.length === 0;
  return wire === 'text as file' && parts.every(([, value]) => isFilePart(value));
}

function isFormAllowed(form: Node, body: unknown, wire: Wire): boolean {
  const parts = formParts(body);
  const properties = form['properties'] as Record<string, Node>;
  const required = (form['required'] ?? []) as string[];
  if (!HARMLESS_TO_FORMS.has(wire) && !changesNothing(parts, wire)) return false;
  if (parts.some(([name]) => !Object.hasOwn(properties, name))) return false;
  return Object.entries(properties).every(([name, property]) => {
    const values = parts.filter(([other]) => other === name).map(([, value]) => value);
    if (values.length === 0) return !required.includes(name);
    const node = resolve(property);
    const file = resolve((node['items'] ?? node) as Node);
    if ('contentMediaType' in file)
      return (
        values.length <= Number(node['maxItems'] ?? 1) &&
        values.every((value) => isFilePart(value) && ['photo', 'cut off'].includes(value.file))
      );
    return (
      values.length === 1 &&
      typeof values[0] === 'string' &&
      isKeepable(values[0]) &&
      fits(property, values[0])
    );
  });
}

/** The faults of a response; empty when there are none. */
export function faultsOf(operation: Operation, request: Request, answer: Answer): Fault[] {
  const { status } = answer;
  const faults: Fault[] = [];
  if (status === 0 || (status >= 500 && status !== 503)) faults.push('server error');
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && isForbidden(operation, request)) faults.push('invalid accepted');
  if (status === 0) return faults;
  if (!operation.answers[status] && status !== 431) faults.push('undocumented status');
  else if (faultsOfAnswer(operation, answer).length > 0 || !areHeadersSafe(operation.id, answer.headers))
    faults.push('answer does not fit');
  return faults;
}

// Headers that every response of this server has, in addition to the documented ones.
function areHeadersSafe(operation: string, headers: Answer['headers']): boolean {
  // A product's picture says nothing about a member, and its name never gets another picture.
  const caching = operation === 'getProductPicture' ? 'private' : 'no-store';
  const waits = headers['retry-after'];
  return (
    headers['x-content-type-options'] === 'nosniff' &&
    headers['content-security-policy']?.includes("default-src 'none'") === true &&
    (headers['cache-control']?.includes(caching) || headers['cache-control']?.includes('no-store')) ===
      true &&
    (waits === undefined || /^\d+$/.test(waits))
  );
}
