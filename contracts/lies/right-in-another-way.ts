import { type Node, resolve } from '../document/operations.ts';
import { fits } from '../document/schema-check.ts';
import { placesOf, replaced } from './lies-about.ts';

/** Texts that a provider words or makes itself. */
const OWN_TEXTS = new Set([
  'detail',
  'title',
  'number',
  'device',
  'receipt_id',
  'partial_token',
  'challenge',
]);

/** The same answer, with the fields of every object in another order. */
export function inAnotherOrder(_schema: Node, body: unknown): unknown {
  return changed(body, (fields) => fields.toReversed());
}

/** The same answer, with other sentences, tokens and numbers of the provider's own. */
export function inOtherWords(_schema: Node, body: unknown): unknown {
  return changed(body, (fields) =>
    fields.map(([name, value]) => {
      // A word in place of a sentence is an agreed one, such as `upgrade_needed`.
      const isOwn = OWN_TEXTS.has(name) && typeof value === 'string' && !/^[a-z_]+$/.test(value);
      return [name, isOwn ? `${value}9` : value];
    }),
  );
}

/** The same answer, with every optional field that the document knows and the answer lacks. */
export function withMoreFields(schema: Node, body: unknown): unknown {
  return placesOf(schema, body).reduce<unknown>((whole, { place, value, schema: own }) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return whole;
    const known = Object.entries((own['properties'] ?? {}) as Record<string, Node>);
    const more = known.flatMap(([name, inner]) => {
      const made = Object.hasOwn(value, name) ? undefined : someValue(inner);
      return made === undefined ? [] : [[name, made] as const];
    });
    return more.reduce<unknown>((part, [name, made]) => replaced(part, [...place, name], made), whole);
  }, body);
}

/** A value that fits a schema, if a plain one does. */
function someValue(schema: Node): unknown {
  const { enum: words = [], minimum = 0 } = resolve(schema) as { enum?: unknown[]; minimum?: number };
  const plain = [...words, true, minimum, 'A sentence.', '2026-12-01T00:00:00.000Z', [], {}, null];
  return plain.find((value) => fits(schema, value));
}

type Fields = [name: string, value: unknown][];

function changed(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((entry) => changed(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    changed(inner, change),
  ]);
  return Object.fromEntries(change(fields));
}
