import { type Node, resolve } from './document/operations.ts';
import { fits } from './document/schema-check.ts';
import { Matchers } from './pact.ts';

/** A date-time of the document: RFC 3339 with seconds. */
const MOMENT = '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})';

/**
 * The Pact matchers for an example: a value matches by the type, enum or format of its schema in
 * openapi.yaml, null matches null, and a list matches exactly these entries in this order. A matcher in the
 * example overrides that in its place, like `Matchers.eachLike` for one or more entries.
 */
export function matching(schema: Node, example: unknown): unknown {
  if (example === null) return Matchers.nullValue();
  if (isMatcher(example)) return matchingInside(schema, example);
  const node = variantFor(resolve(schema), example);
  if (Array.isArray(example)) return example.map((entry, index) => matching(entrySchema(node, index), entry));
  if (typeof example === 'object') return matchingObject(node, example);
  return matchingScalar(node, example);
}

// A list matcher holds examples of its entries in `value` or `variants`. Other matchers stay unchanged.
function matchingInside(schema: Node, matcher: object): unknown {
  const { variants, min, value } = matcher as { variants?: unknown[]; min?: number; value?: unknown };
  const entries = (examples: unknown[]) => {
    const list = variantFor(resolve(schema), examples);
    return examples.map((entry, index) => matching(entrySchema(list, index), entry));
  };
  if (variants) return { ...matcher, variants: entries(variants) };
  return min !== undefined && Array.isArray(value) ? { ...matcher, value: entries(value) } : matcher;
}

// A tuple, such as a point, has a schema per entry; other lists have one for all.
function entrySchema(list: Node, index: number): Node {
  const named = (list['prefixItems'] ?? []) as Node[];
  return named[index] ?? (list['items'] as Node);
}

function matchingObject(node: Node, example: object): unknown {
  const properties = (node['properties'] ?? {}) as Record<string, Node>;
  const entries = Object.entries(example).map(([name, value]) => {
    const schema = properties[name] ?? node['additionalProperties'];
    if (!schema) throw new Error(`The document knows no "${name}" here.`);
    return [name, matching(schema as Node, value)];
  });
  return Object.fromEntries(entries);
}

function matchingScalar(node: Node, example: unknown): unknown {
  if (node['const'] !== undefined) return Matchers.equal(example);
  if (node['enum']) return Matchers.regex(oneOf(node['enum'] as unknown[]), String(example));
  if (node['format'] === 'date-time') return Matchers.regex(`^${MOMENT}$`, String(example));
  if (typeof example === 'number')
    return [node['type']].flat().includes('integer') ? Matchers.integer(example) : Matchers.number(example);
  return Matchers.like(example);
}

// Pact's own check misses matchers without a `value`, like those with `variants`.
function isMatcher(example: unknown): example is object {
  return typeof example === 'object' && example !== null && 'pact:matcher:type' in example;
}

function oneOf(words: readonly unknown[]): string {
  return `^(${words.filter((word) => word !== null).join('|')})$`;
}

// The variant of a union that the example matches; any other schema is returned as it is.
function variantFor(node: Node, example: unknown): Node {
  const variants = node['oneOf'] as Node[] | undefined;
  if (!variants) return node;
  const plain = Matchers.reify(example as never) as unknown;
  const variant = variants.find((candidate) => fits(candidate, plain));
  if (!variant) throw new Error(`The example is of no variant: ${JSON.stringify(plain)}`);
  return variantFor(resolve(variant), example);
}
