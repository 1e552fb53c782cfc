interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

interface Body {
  $ref?: string;
  required?: boolean;
  content?: Record<string, { schema: Schema }>;
}

interface Parameter extends Body {
  name: string;
  in: string;
  schema: Schema;
}

interface Operation {
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

export interface ApiDocument {
  paths: Record<string, object>;
  components: object;
}

type Direction = 'request' | 'answer';

/** A sentence for each change of `after` that breaks a program written for `before`. Additions break none. */
export function findBreakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  const found: string[] = [];
  const say = (place: string, what: string) => found.push(`${place} ${what}`);
  const compared = new Set<string>();

  function compareSchemas(old: Schema, next: Schema, direction: Direction, place: string): void {
    const pair = `${old.$ref} ${next.$ref} ${direction}`;
    if (old.$ref !== undefined && compared.has(pair)) return;
    compared.add(pair);
    const [was, is] = [follow(before, old), follow(after, next)];
    compareTypes(was, is, direction, place);
    if (direction === 'request') compareValues(was, is, place);
    compareFields(was, is, direction, place);
    if (was.items && is.items) compareSchemas(was.items, is.items, direction, `${place}[]`);
    const [wasOther, isOther] = [was.additionalProperties, is.additionalProperties];
    if (typeof wasOther === 'object' && typeof isOther === 'object')
      compareSchemas(wasOther, isOther, direction, `${place}.*`);
  }

  function compareTypes(was: Schema, is: Schema, direction: Direction, place: string): void {
    const [old, next] = [typesOf(before, was), typesOf(after, is)];
    const lost = [...old].filter((type) => !next.has(type));
    const more = direction === 'answer' ? [...next].filter((type) => !old.has(type)) : [];
    if (lost.length > 0) say(place, `is no ${lost.join(' or ')} any more`);
    if (more.length > 0) say(place, `may be ${more.join(' or ')} now`);
  }

  function compareValues(was: Schema, is: Schema, place: string): void {
    const [old, next] = [valuesOf(was), valuesOf(is)];
    if (next === undefined) return;
    const lost = old?.filter((value) => !next.includes(value)) ?? ['every other value'];
    if (lost.length > 0) say(place, `no longer takes ${lost.join(', ')}`);
  }

  function compareFields(was: Schema, is: Schema, direction: Direction, place: string): void {
    for (const [name, field] of Object.entries(was.properties ?? {})) {
      const [at, now] = [`${place}.${name}`, is.properties?.[name]];
      if (!now) say(at, 'is gone');
      else compareSchemas(field, now, direction, at);
      const isOptionalNow = was.required?.includes(name) && !is.required?.includes(name);
      if (now && direction === 'answer' && isOptionalNow) say(at, 'may be missing now');
    }
    const required = (is.required ?? []).filter((name) => !was.required?.includes(name));
    if (direction === 'request') for (const name of required) say(`${place}.${name}`, 'is required now');
  }

  function compareBodies(old: Body, next: Body, direction: Direction, place: string): void {
    const [was, is] = [follow(before, old), follow(after, next)];
    if (direction === 'request' && is.required && !was.required) say(place, 'is required now');
    for (const [type, { schema }] of Object.entries(was.content ?? {})) {
      const now = is.content?.[type];
      if (now) compareSchemas(schema, now.schema, direction, place);
      else say(place, `is no ${type} any more`);
    }
  }

  function compareParameters(was: Operation, is: Operation, place: string): void {
    const old = (was.parameters ?? []).map((parameter) => follow(before, parameter));
    for (const parameter of (is.parameters ?? []).map((one) => follow(after, one))) {
      const known = old.find(({ name, in: where }) => name === parameter.name && where === parameter.in);
      const at = `${place} ${parameter.in} ${parameter.name}`;
      if (parameter.required && !known?.required) say(at, 'is required now');
      if (known) compareSchemas(known.schema, parameter.schema, 'request', at);
    }
  }

  for (const [place, was] of operationsOf(before)) {
    const is = operationsOf(after).get(place);
    if (!is) {
      say(place, 'is gone');
      continue;
    }
    const lost = scopesOf(was).filter((scope) => !scopesOf(is).includes(scope));
    if (lost.length > 0) say(place, `takes no access token with ${lost.join(', ')} any more`);
    compareParameters(was, is, place);
    if (is.requestBody) compareBodies(was.requestBody ?? {}, is.requestBody, 'request', `${place} body`);
    for (const [status, answer] of Object.entries(was.responses).filter(([code]) => code < '400')) {
      const now = is.responses[status];
      if (now) compareBodies(answer, now, 'answer', `${place} ${status}`);
      else say(`${place} ${status}`, 'is gone');
    }
  }
  return found;
}

function operationsOf({ paths }: ApiDocument): Map<string, Operation> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>)
      .filter(([, operation]) => operation.responses)
      .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );
  return new Map(all);
}

function follow<Value extends { $ref?: string }>(document: ApiDocument, value: Value): Value {
  if (value.$ref === undefined) return value;
  const steps = value.$ref.slice('#/'.length).split('/');
  return follow(document, steps.reduce<unknown>(childOf, document) as Value);
}

function typesOf(document: ApiDocument, schema: Schema): Set<string> {
  const { type = [], oneOf = [], anyOf = [] } = follow(document, schema);
  const branches = [...oneOf, ...anyOf].flatMap((branch) => [...typesOf(document, branch)]);
  return new Set([...[type].flat(), ...branches]);
}

const valuesOf = ({ const: only, enum: values }: Schema) => (only === undefined ? values : [only]);

export const childOf = (node: unknown, name: string) => (node as Record<string, unknown>)[name];
const scopesOf = ({ security = [] }: Operation) => security.flatMap(({ accessToken = [] }) => accessToken);
