import type { Who } from './cast.ts';

/** A request before it is encoded. */
export interface Request {
  who: Who;
  path: Record<string, string>;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  /** JSON, or the fields of a form with files as `FilePart`s; undefined for no body. */
  body: unknown;
  /** What goes wrong on the wire. */
  wire: Wire;
  /** A random number that selects member, network and the varying bytes. */
  dice: number;
}

/** What can go wrong on the wire. */
export const WIRES = [
  'fine',
  'cut off',
  'empty',
  'wrong type',
  'no type',
  'form type',
  'odd charset',
  'byte order mark',
  'not UTF-8',
  'huge',
  'wrong boundary',
  'no boundary',
  'field twice',
  'text as file',
  'epilogue',
  'parameter twice',
  'bad percent-encoding',
  'long address',
  'from another site',
] as const;

export type Wire = (typeof WIRES)[number];
