import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { domainToASCII } from 'node:url';
import addFormatsPlugin from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { type Node, openapi } from './operations.ts';
import { RELATIONS } from './relations.ts';

// The package's types describe an ES module, but its code is CommonJS.
const addFormats = addFormatsPlugin as unknown as typeof addFormatsPlugin.default;
const ajv = addFormats(new Ajv2020({ strict: false })).addSchema(openapi, 'openapi.yaml');
for (const [keyword, relation] of Object.entries(RELATIONS)) ajv.addKeyword({ keyword, ...relation });
ajv.addFormat('date-time', isMoment);
ajv.addFormat('idn-email', isEmail);
const compiled = new WeakMap<Node, ValidateFunction>();

/** Whether a value matches a schema of openapi.yaml, including formats. */
export function fits(schema: Node, value: unknown): boolean {
  return problemOf(schema, value) === undefined;
}

/** Where and why a value does not match a schema of openapi.yaml; undefined when it does. */
export function problemOf(schema: Node, value: unknown): string | undefined {
  const validate = compile(schema);
  return validate(value) ? undefined : describe(validate.errors ?? []);
}

function compile(schema: Node): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi.yaml#/components/');
  const validate = ajv.compile(JSON.parse(text) as Node);
  compiled.set(schema, validate);
  return validate;
}

// Every variant of a union reports errors; the deepest error belongs to the variant that was meant.
function describe(errors: readonly ErrorObject[]): string {
  const [deepest] = errors.toSorted((one, other) => depthOf(other) - depthOf(one));
  if (!deepest) return 'It does not fit.';
  const name = deepest.params['additionalProperty'] as string | undefined;
  return `${deepest.instancePath || 'the body'} ${deepest.message}${name === undefined ? '' : `: ${name}`}`;
}

function depthOf({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

// The part before the @ is ASCII, as the document says.
function isEmail(text: string): boolean {
  const [, local = '', host = ''] = /^([^@]*)@([^@]*)$/.exec(text) ?? [];
  const name = /^[\x20-\x7e]*$/.test(host) ? host : domainToASCII(host);
  return (fullFormats.email as RegExp).test(`${local}@${name}`);
}

// RFC 3339 without leap seconds, as the document says.
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
