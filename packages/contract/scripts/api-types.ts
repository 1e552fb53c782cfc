/** What the pages read of a JSON Schema. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

/** The type of a value in a few words, with links to the types that have a name. */
export function typeWords(schema: Schema): string {
  const { $ref, const: constant, enum: values, oneOf, anyOf, allOf, items } = schema;
  if ($ref !== undefined) return linkTo($ref.split('/').at(-1) ?? '');
  if (constant !== undefined) return code(constant);
  if (values) return values.map(code).join(', ');
  if (oneOf ?? anyOf) return (oneOf ?? anyOf ?? []).map(typeWords).join(' or ');
  if (allOf) return allOf.map(typeWords).join(' with ');
  if (items) return `list of ${typeWords(items)}${most(schema.maxItems)}`;
  const { properties, additionalProperties: others } = schema;
  if (properties) return `{ ${Object.entries(properties).map(inner(schema)).join('; ')} }`;
  if (typeof others === 'object') return `object of ${typeWords(others)}`;
  return plainWords(schema);
}

/** The fields of an object, a row each. */
export function fieldTable(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    const meaning = (field.description ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replaceAll('|', String.raw`\|`);
    return `| \`${name}${mark}\` | ${typeWords(field)} | ${meaning} |`;
  });
  return ['| field | type | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function inner({ required }: Schema) {
  return ([name, field]: [string, Schema]) =>
    `\`${name}${required?.includes(name) ? '' : '?'}\`: ${typeWords(field)}`;
}

function plainWords({ type = 'any', format, minimum, maximum, maxLength }: Schema): string {
  const words = [type].flat().join(' or ');
  // A password may be any text: its format says how a form shows it.
  const isText = format === undefined || format === 'password';
  if (maxLength !== undefined && isText) return `${words}, at most ${maxLength} characters`;
  if (minimum !== undefined && maximum !== undefined) return `${words} from ${minimum} to ${maximum}`;
  return format === undefined ? words : `${words} (${format})`;
}

const most = (count: number | undefined) => (count === undefined ? '' : `, at most ${count}`);

function code(value: unknown): string {
  return `\`${String(value)}\``;
}

function linkTo(name: string): string {
  return `[${name}](types.md#${name.toLowerCase()})`;
}
