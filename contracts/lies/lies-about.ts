import { type Node, resolve } from '../document/operations.ts';
import { fits } from '../document/schema-check.ts';

/** A body with one wrong place. */
export interface GeneratedLie {
  /** What is wrong, for example `null at /scans/limit`. */
  what: string;
  kind: 'absent' | 'null' | 'other type' | 'other unit' | 'other word' | 'order' | 'twice';
  body: unknown;
}

/** The names and numbers that lead to a value. */
type Place = (string | number)[];

/** Units by the name of the field: what a backend with another unit would multiply by. */
const UNITS: readonly [name: RegExp, factor: number][] = [
  [/(_at|_date|timestamp)$/, 1000],
  [/^(amount|amount_due|next_invoice_amount|price)$/, 100],
  [/^(progress|share|strength)$/, 100],
];

/**
 * Every lie about one field of a body: absent, null, of another type, in another unit, another word. And
 * about every list: in another order, and with an entry twice, where the document says that neither may be.
 */
export function liesAbout(schema: Node, body: unknown): GeneratedLie[] {
  return placesOf(schema, body).flatMap(({ place, value, schema: own }): GeneratedLie[] => {
    const at = `at /${place.join('/')}`;
    const isField = typeof place.at(-1) === 'string';
    const lie = (kind: GeneratedLie['kind'], other: unknown): GeneratedLie => ({
      what: `${kind} ${at}`,
      kind,
      body: replaced(body, place, other),
    });
    return [
      ...(isField ? [lie('absent', undefined)] : []),
      ...(value === null ? [] : [lie('null', null)]),
      lie('other type', ofOtherType(value)),
      ...unitsOf(place.at(-1), value).map((other) => lie('other unit', other)),
      ...(typeof value === 'string' && own['enum'] ? [lie('other word', 'unheard')] : []),
      ...(Array.isArray(value) ? liesAboutList(own, value).map(([kind, other]) => lie(kind, other)) : []),
    ];
  });
}

function ofOtherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (Array.isArray(value) || value === null) return {};
  return typeof value === 'object' ? [] : String(value);
}

function unitsOf(name: string | number | undefined, value: unknown): number[] {
  const [, factor] = UNITS.find(([names]) => names.test(String(name))) ?? [];
  return typeof value === 'number' && value !== 0 && factor !== undefined ? [value * factor] : [];
}

function liesAboutList(list: Node, entries: unknown[]): [GeneratedLie['kind'], unknown][] {
  const [first, ...others] = entries;
  return [
    ...(list['x-order'] && others.length > 0 ? [['order', entries.toReversed()] as const] : []),
    ...(list['x-unique'] && others.length > 0
      ? [['twice', [first, first, ...others.slice(1)]] as const]
      : []),
  ].map(([kind, other]) => [kind, other]);
}

/** Every value in a body, with its place and its schema. */
export function placesOf(
  schema: Node,
  value: unknown,
  place: Place = [],
): { place: Place; value: unknown; schema: Node }[] {
  const own = variantOf(resolve(schema), value);
  const here = { place, value, schema: own };
  if (Array.isArray(value))
    return [
      here,
      ...value.flatMap((entry, index) => {
        const inner = ((own['prefixItems'] ?? []) as Node[])[index] ?? (own['items'] as Node);
        return placesOf(inner, entry, [...place, index]);
      }),
    ];
  if (typeof value !== 'object' || value === null) return [here];
  const properties = (own['properties'] ?? {}) as Record<string, Node>;
  return [
    here,
    ...Object.entries(value).flatMap(([name, inner]) =>
      placesOf(properties[name] ?? (own['additionalProperties'] as Node), inner, [...place, name]),
    ),
  ];
}

// The variant of a union that the value is of.
function variantOf(node: Node, value: unknown): Node {
  const variants = node['oneOf'] as Node[] | undefined;
  const variant = variants?.find((candidate) => fits(candidate, value));
  return variant ? variantOf(resolve(variant), value) : node;
}

/** The body with another value at a place; undefined removes it. */
export function replaced(body: unknown, [first, ...rest]: Place, other: unknown): unknown {
  if (first === undefined) return other;
  if (Array.isArray(body))
    return body.map((entry, index) => (index === first ? replaced(entry, rest, other) : (entry as unknown)));
  const { [first]: inner, ...others } = body as Record<string, unknown>;
  const wrong = replaced(inner, rest, other);
  return wrong === undefined ? others : { ...others, [first]: wrong };
}
