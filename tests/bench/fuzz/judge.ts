import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsPlugin from 'ajv-formats';
import { type DocumentedAnswer, type Node, openapi, type Operation, resolve } from './operations.ts';
import type { Request, Wire } from './requests.ts';
import { type Answer, formParts } from './send.ts';
import { isFilePart } from './values.ts';

/** The kinds of fault that a run counts, all expected to be none. */
export type Fault = 'server error' | 'undocumented status' | 'answer does not fit' | 'invalid accepted';

// The package's types describe an ES module, its code is CommonJS.
const addFormats = addFormatsPlugin as unknown as typeof addFormatsPlugin.default;
const ajv = addFormats(new Ajv2020({ strict: false })).addSchema(openapi, 'openapi.yaml');
ajv.addFormat('date-time', isMoment);
const compiled = new WeakMap<Node, ValidateFunction>();

function fits(schema: Node, value: unknown): boolean {
  const known = compiled.get(schema);
  if (known) return known(value);
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi.yaml#/components/');
  const validate = ajv.compile(JSON.parse(text) as Node);
  compiled.set(schema, validate);
  return validate(value);
}

// The document: RFC 3339, and no leap second.
function isMoment(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (
    /^(\d{4})-(\d\d)-(\d\d)T[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.exec(text) ?? []
  ).map(Number);
  return (
    year > 0 &&
    day > 0 &&
    day <= new Date(Date.UTC(year, month, 0)).getUTCDate() &&
    Date.parse(text) < 253_402_300_800_000
  );
}

// The document: texts may not hold NUL; and half a character is none.
function isKeepable(value: unknown): boolean {
  const text = JSON.stringify(value) ?? '';
  return !/(?<!\\)(\\\\)*\\u(0000|d[89a-f][0-9a-f]{2})/i.test(text);
}

/** What the wire does that the document leaves open. Everything else that is not fine makes a request invalid. */
const OPEN_WIRES = new Set<Wire>(['odd charset', 'byte order mark', 'not UTF-8', 'huge', 'epilogue']);

/** Whether the document forbids a request. False also where it does not say. */
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

function isFormAllowed(form: Node, body: unknown, wire: Wire): boolean {
  const parts = formParts(body);
  const properties = form['properties'] as Record<string, Node>;
  const required = (form['required'] ?? []) as string[];
  if (!HARMLESS_TO_FORMS.has(wire) || parts.some(([name]) => !Object.hasOwn(properties, name))) return false;
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

const REFUSAL = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };

/** What the document's introduction says of requests that reach no operation. */
const BEFORE_ANY_OPERATION: Record<number, DocumentedAnswer> = { 431: REFUSAL };

/** What is wrong with an answer; empty when nothing is. */
export function faultsOf(operation: Operation, request: Request, answer: Answer): Fault[] {
  const { status } = answer;
  const faults: Fault[] = [];
  const isRefusal = status === 501 || status === 503;
  if (status === 0 || (status >= 500 && !isRefusal)) faults.push('server error');
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && isForbidden(operation, request)) faults.push('invalid accepted');
  if (status === 0) return faults;
  const documented = operation.answers[status] ?? BEFORE_ANY_OPERATION[status];
  if (!documented) faults.push('undocumented status');
  else if (!doesAnswerFit(documented, answer)) faults.push('answer does not fit');
  return faults;
}

function doesAnswerFit(
  { content, headers: documented }: DocumentedAnswer,
  { status, headers, body }: Answer,
): boolean {
  const type = headers['content-type']?.split(';')[0] ?? '';
  if (!areHeadersFit(documented ?? {}, status, headers)) return false;
  if (!content) return body.length === 0;
  const schema = content[type]?.schema;
  if (!schema) return false;
  if (type === 'image/webp') return body.subarray(8, 12).toString() === 'WEBP';
  if (type !== 'application/json') return fits(schema, body.toString());
  try {
    return fits(schema, JSON.parse(body.toString()));
  } catch {
    return false;
  }
}

function areHeadersFit(
  documented: Record<string, unknown>,
  status: number,
  headers: Answer['headers'],
): boolean {
  const cookies = headers['set-cookie'] ?? [];
  const waits = headers['retry-after'];
  return (
    headers['x-content-type-options'] === 'nosniff' &&
    headers['content-security-policy']?.includes("default-src 'none'") === true &&
    headers['cache-control']?.includes('no-store') === true &&
    cookies.every((cookie) => /^__Host-\w+=[^;]*;.*HttpOnly; Secure; SameSite=Lax$/.test(cookie)) &&
    (status !== 429 || 'Retry-After' in documented) &&
    (waits === undefined ? status !== 429 : /^\d+$/.test(waits))
  );
}
