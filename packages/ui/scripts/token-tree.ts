/** A group of the DTCG file: groups and tokens, and properties whose names begin with `$`. */
export interface Group {
  [key: string]: unknown;
}

/** A leaf of the DTCG file. A value in braces names another token. */
export interface Token {
  $value: unknown;
}

export interface Colour {
  hex: string;
  /** 0 to 1; absent means opaque. */
  alpha?: number;
}

export interface Dimension {
  value: number;
  unit: string;
}

/** The group or token at a dotted path. Throws if there is none, so that a wrong reference is noticed. */
export function lookUp(source: Group, path: string): Group {
  let node: unknown = source;
  for (const key of path.split('.')) {
    node = (node as Group)[key];
    if (node === undefined) throw new Error(`tokens.json has no ${path}`);
  }
  return node as Group;
}

/** The tokens directly inside a group, in the order of the file. */
export function tokensOf(source: Group, path: string): [string, Token][] {
  return Object.entries(lookUp(source, path)).filter(
    (entry): entry is [string, Token] => !entry[0].startsWith('$'),
  );
}
