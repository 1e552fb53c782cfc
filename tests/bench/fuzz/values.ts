import * as fc from 'fast-check';
import { type Node, resolve } from '../../../contracts/document/operations.ts';

/** A file of a form. Where a photo is required, only a real one may be accepted. */
export interface FilePart {
  file: (typeof FILES)[number];
}

const FILES = ['photo', 'text', 'empty', 'cut off', 'too large'] as const;

export function isFilePart(value: unknown): value is FilePart {
  if (typeof value !== 'object' || value === null || !('file' in value)) return false;
  return FILES.some((file) => file === value.file);
}

/** Values that roughly fit a schema; the validator decides whether they do. */
export function meant(schema: Node): fc.Arbitrary<unknown> {
  const node = mergeAllOf(resolve(schema));
  if ('const' in node) return fc.constant(node['const']);
  if (Array.isArray(node['enum'])) return fc.constantFrom(...(node['enum'] as unknown[]));
  const choices = (node['oneOf'] ?? node['anyOf']) as Node[] | undefined;
  if (choices) return fc.oneof(...choices.map(meant));
  if ('contentMediaType' in node) return fc.constant({ file: 'photo' } satisfies FilePart);
  const types = [node['type']].flat();
  return fc.oneof(...types.map((type) => meantOf(String(type), node)));
}

function mergeAllOf(node: Node): Node {
  const parts = [node, ...((node['allOf'] ?? []) as Node[]).map(resolve)];
  const required = parts.flatMap((part) => (part['required'] ?? []) as string[]);
  return Object.assign({}, ...parts, { required }) as Node;
}

function meantOf(type: string, node: Node): fc.Arbitrary<unknown> {
  const bound = (name: string, otherwise: number) => Number(node[name] ?? otherwise);
  if (type === 'object') return meantObject(node);
  if (type === 'array')
    return fc.array(meant(node['items'] as Node), {
      minLength: bound('minItems', 0),
      maxLength: Math.min(bound('maxItems', 5), Math.max(5, bound('minItems', 0))),
    });
  if (type === 'integer') return fc.integer({ min: bound('minimum', -1000), max: bound('maximum', 1000) });
  if (type === 'number')
    return fc.double({ min: bound('minimum', 0), max: bound('maximum', 1), noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return meantText(node, bound);
  return fc.constant(null);
}

function meantObject(node: Node): fc.Arbitrary<unknown> {
  const properties = Object.entries((node['properties'] ?? {}) as Record<string, Node>);
  const entries = properties.map(([name, schema]) => [name, meant(schema)] as const);
  return fc.record(Object.fromEntries(entries), { requiredKeys: (node['required'] ?? []) as string[] });
}

function meantText(node: Node, bound: (name: string, otherwise: number) => number): fc.Arbitrary<string> {
  const lengths = { minLength: bound('minLength', 0), maxLength: Math.min(bound('maxLength', 40), 300) };
  if (node['format'] === 'idn-email')
    return fc.oneof(
      fc.emailAddress(),
      fc.emailAddress().map((email) => email.replace('@', '@ü')),
    );
  if (node['format'] === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => date.toISOString());
  if (typeof node['pattern'] === 'string') return fc.stringMatching(new RegExp(node['pattern']));
  return fc.oneof(fc.string(lengths), fc.string({ ...lengths, unit: 'grapheme' }));
}

const HALF = String.fromCharCode(0xd800);

/** Texts that a database cannot store. */
const unkeepableText = fc
  .tuple(
    fc.string({ maxLength: 3 }),
    fc.constantFrom('\0', HALF, String.fromCharCode(0xdc00)),
    fc.string({ maxLength: 3 }),
  )
  .map((parts) => parts.join(''));

/** Texts that are known to break programs. */
const oddText = fc.constantFrom(
  '',
  ' ',
  '0x10',
  '1e1',
  ' 5',
  '+5',
  '05',
  '5.0',
  '-1',
  '-0',
  '0',
  '9'.repeat(30),
  '2147483648',
  'NaN',
  'null',
  'true',
  '2016-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '10000-01-01T00:00:00Z',
  '2026-01-01T00:00:00+23:59',
  '../../etc/passwd',
  '%00',
  '%',
  "' or 1=1 --",
  '{{7*7}}',
  '<img src=x>',
  '\r\nX-A: b',
  '\u202e\u0000',
  '\ufeff',
  '\u{1F9D1}\u200D\u{1F680}',
  'ﷺ'.repeat(100),
  'x'.repeat(20_000),
  '{"$ne":null}',
  '__proto__',
);

/** Hostile values where a text is expected. */
export const hostileText = fc.oneof(
  { weight: 1, arbitrary: unkeepableText },
  { weight: 2, arbitrary: oddText },
);

/** Values of every type, in place of the expected one. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      1e308,
      -(2 ** 53),
      2 ** 31,
      [],
      {},
      [[]],
      [null],
      [{}],
      '',
    ),
  },
  fc.constant(JSON.parse('{"__proto__":{"plan":"pro"},"constructor":{"prototype":{}}}')),
  fc.constant(Array.from({ length: 200 }, () => 'x')),
  fc.constantFrom<FilePart>({ file: 'text' }, { file: 'empty' }, { file: 'cut off' }),
  fc.constant(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)),
  fc.jsonValue(),
);

/** The value with one change: a part replaced or removed, or a field added. */
export function damaged(value: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(value);
  return fc
    .tuple(
      fc.nat(places.length - 1),
      fc.constantFrom('replace', 'replace', 'remove', 'add'),
      hostileText,
      hostileValue,
    )
    .map(([at, how, text, any]) => {
      const place = places[at] ?? [];
      const isText = how === 'replace' && typeof valueAt(value, place) === 'string';
      return change(value, place, { how, name: text, other: isText ? text : any });
    });
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce((parent, name) => (parent as Node)[name], value);
}

/** The value with a character in one of its texts that cannot be stored. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const texts = placesOf(value).filter((place) => typeof valueAt(value, place) === 'string');
  if (texts.length === 0) return fc.constant(value);
  return fc
    .tuple(fc.constantFrom(...texts), unkeepableText)
    .map(([place, other]) => change(value, place, { how: 'replace', name: '', other }));
}

type Place = (string | number)[];

function placesOf(value: unknown, here: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || isFilePart(value)) return [here];
  const children = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [here, ...children.flatMap(([name, child]) => placesOf(child, [...here, name]))];
}

interface Change {
  how: string;
  name: string;
  other: unknown;
}

function change(value: unknown, [first, ...rest]: Place, edit: Change): unknown {
  if (first === undefined) {
    const isOpen = edit.how === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value);
    return isOpen ? { ...value, [edit.name]: edit.other } : edit.other;
  }
  const isHere = rest.length === 0 && edit.how === 'remove';
  if (Array.isArray(value))
    return value.flatMap((child, n) => (n !== first ? [child] : isHere ? [] : [change(child, rest, edit)]));
  const entries = Object.entries(value as Node).flatMap(([name, child]) =>
    name !== first ? [[name, child]] : isHere ? [] : [[name, change(child, rest, edit)]],
  );
  return Object.fromEntries(entries);
}
