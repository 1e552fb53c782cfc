// Renders openapi.yaml as the Markdown pages of docs/api: one for each tag, the types, and the errors.
import document from '../src/openapi.gen.json' with { type: 'json' };
import { typeWords, fieldTable, type Schema } from './api-types.ts';

interface Content {
  content?: Record<string, { schema: Schema }>;
  required?: boolean;
  description?: string;
  $ref?: string;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  description?: string;
  $ref?: string;
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

const METHODS = ['get', 'post', 'patch', 'delete'] as const;
const { components } = document;
const paths = document.paths as unknown as Record<
  string,
  Partial<Record<(typeof METHODS)[number], ApiOperation>>
>;

/** Follows a reference into the components. */
function resolved<Value extends { $ref?: string }>(value: Value): Value {
  const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(value.$ref ?? '') ?? [];
  if (kind === undefined || name === undefined) return value;
  return (components as unknown as Record<string, Record<string, Value>>)[kind]?.[name] ?? value;
}

const OPERATIONS = Object.entries(paths).flatMap(([path, methods]) =>
  METHODS.flatMap((method) => {
    const operation = methods[method];
    return operation ? [{ ...operation, method: method.toUpperCase(), path }] : [];
  }),
);

type Placed = (typeof OPERATIONS)[number];

/** The pages, by their names in docs/api. */
export function apiPages(): Record<string, string> {
  const byTag = document.tags.map(({ name, description }) => [
    `${name}.md`,
    page(
      `# ${name}`,
      description,
      ...OPERATIONS.filter(({ tags }) => tags.includes(name)).map(operationPart),
    ),
  ]);
  const types = Object.entries(components.schemas as unknown as Record<string, Schema>).map(
    ([name, schema]) =>
      [`## ${name}`, oneLine(schema.description), schema.properties ? fieldTable(schema) : typeWords(schema)]
        .filter(Boolean)
        .join('\n\n'),
  );
  const errors = Object.entries(components.responses as Record<string, Content>).map(
    ([name, response]) => `## ${name}\n\n${oneLine(response.description)}`,
  );
  return {
    ...Object.fromEntries(byTag),
    'types.md': page('# Types', 'A `?` marks a field that may be left out.', ...types),
    'errors.md': page('# Errors', 'The body is always an [Error](types.md#error).', ...errors),
  };
}

const NOTE = '<!-- Written by `npm run docs:api` from openapi.yaml. -->';

function page(title: string, ...parts: string[]): string {
  return `${[NOTE, title, ...parts].join('\n\n')}\n`;
}

function operationPart(operation: Placed): string {
  const { method, path, operationId, summary, description, parameters = [], responses } = operation;
  const scope = scopeOf(operation);
  return [
    `## ${operationId}`,
    `\`${method} ${path}\`: ${summary}.`,
    description?.trim(),
    `Caller: ${callerOf(operation)}.`,
    parameterTable(parameters.map(resolved)),
    bodyPart(operation),
    ...Object.entries(responses).flatMap(([status, answer]) =>
      status < '400' ? [answerPart(status, resolved(answer))] : [],
    ),
    `Errors: ${Object.entries(responses)
      .filter(([status]) => status >= '400')
      .map(errorLink)
      .join(', ')}.`,
    scope !== undefined && `\`\`\`sh\n${curlOf(operation)}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function parameterTable(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `| \`${name}${required ? '' : '?'}\` | ${place} | ${typeWords(schema)} | ${oneLine(description)} |`,
  );
  return ['| parameter | in | type | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function bodyPart({ requestBody }: Placed): string {
  return Object.entries(requestBody?.content ?? {})
    .map(([type, { schema }]) => `Body: \`${type}\`, ${typeWords(schema)}.`)
    .join('\n\n');
}

function answerPart(status: string, { description, content = {} }: Content): string {
  const types = Object.entries(content).map(([type, { schema }]) => `\`${type}\`, ${typeWords(schema)}`);
  return `Answer ${status}: ${oneLine(description)}${types.length > 0 ? ` ${types.join('; ')}.` : ''}`;
}

function errorLink([status, { $ref, description }]: [string, Content]): string {
  const name = $ref?.split('/').at(-1);
  return name === undefined
    ? `${status} (${oneLine(description)})`
    : `[${status}](errors.md#${name.toLowerCase()})`;
}

/** Who may call: the schemes of the operation, else the session of the whole document. */
function callerOf({ security = [{ session: [] }] }: ApiOperation): string {
  if (security.length === 0) return 'anybody';
  const words = security.map((scheme) => {
    if ('session' in scheme) return 'a session';
    if (scheme['accessToken']) return `an access token with the scope \`${scheme['accessToken'][0]}\``;
    return 'operator' in scheme ? 'an operator' : 'anybody';
  });
  return words.join(' or ');
}

function scopeOf({ security = [] }: ApiOperation): string | undefined {
  return security.flatMap(({ accessToken = [] }) => accessToken)[0];
}

/** One call with an access token. What the document gives no example of is a variable of the shell. */
function curlOf({ path, parameters = [], requestBody }: Placed): string {
  const query = parameters
    .map(resolved)
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=$${name.toUpperCase()}`);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const form = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(resolved(schema).properties ?? {}).filter((name) => /^files?$/.test(name)),
  );
  return [
    'curl -H "Authorization: Bearer $DAYLIT_TOKEN"',
    ...form.map((name) => `-F "${name}=@$PHOTO;type=image/jpeg"`),
    `"$DAYLIT_URL${address}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
  ].join(' ');
}

function oneLine(text = ''): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`);
}
