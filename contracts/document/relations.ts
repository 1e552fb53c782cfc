/** The day before the answer: clocks differ, and that of a test stands still. In milliseconds. */
const TOLERANCE = 86_400_000;

type Entry = Record<string, string | number>;

interface Relation {
  /** The type of the values that it is about. */
  type: 'array' | 'object' | 'string';
  validate(rule: never, value: never): boolean;
}

/** The document's rules between values, as its introduction says, by the name of their `x-` field. */
export const RELATIONS: Record<string, Relation> = {
  'x-unique': {
    type: 'array',
    validate: (field: string, entries: Entry[]) =>
      new Set(entries.map((entry) => entry[field])).size === entries.length,
  },
  'x-order': {
    type: 'array',
    validate(order: string, entries: Entry[]) {
      const values = entries.map((entry) => entry[order.replace('-', '')] ?? '');
      const [lower, upper] = order.startsWith('-') ? [1, 0] : [0, 1];
      return values.slice(1).every((_, n) => (values[n + lower] ?? '') <= (values[n + upper] ?? ''));
    },
  },
  'x-together': {
    type: 'object',
    validate(values: Entry, object: Entry) {
      const has = Object.entries(values).map(([field, value]) => object[field] === value);
      return has.every(Boolean) || !has.some(Boolean);
    },
  },
  'x-future': {
    type: 'string',
    validate: (isFuture: boolean, moment: string) => !isFuture || Date.parse(moment) > Date.now() - TOLERANCE,
  },
};
