import {
  type Colour,
  type Dimension,
  type Group,
  lookUp,
  type Token,
  tokensOf,
} from '../scripts/token-tree.ts';
import { hexOf } from '../src/tokens/contrast.ts';
import tokens from '../src/tokens/tokens.json';

/** The token file, from which everything on these pages is drawn. */
export const SOURCE: Group = tokens;

export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export interface TokenEntry {
  /** The last part of its name. */
  key: string;
  value: unknown;
  /** What it is for, in the words of the token file. */
  description: string | undefined;
}

/** The tokens of a group, in the order of the file. */
export function entriesOf(path: string): TokenEntry[] {
  return tokensOf(SOURCE, path).map(([key, token]) => ({
    key,
    value: token.$value,
    description: describe(token),
  }));
}

/** The names of the groups inside a group. */
export function groupsOf(path: string): string[] {
  return Object.keys(lookUp(SOURCE, path)).filter((key) => !key.startsWith('$'));
}

/** What a group is for, in the words of the token file. */
export function descriptionOf(path: string): string | undefined {
  return describe(lookUp(SOURCE, path));
}

function describe(node: Group | Token): string | undefined {
  const { $description } = node as { $description?: string };
  return $description;
}

/** "16 px". */
export function dimensionText(value: unknown): string {
  const { value: figure, unit } = value as Dimension;
  return `${figure} ${unit}`;
}

/** The dimension at a path as "44 px". */
export function figureAt(path: string): string {
  return dimensionText(lookUp(SOURCE, path).$value);
}

/** Where a role's colour comes from: "mist 2", or its own figures. */
export function sourceOf(theme: Theme, role: string): string {
  const { $value } = lookUp(SOURCE, `theme.${theme}.color.${role}`);
  if (typeof $value === 'string') return $value.slice(1, -1).split('.').slice(2).join(' ');
  const { alpha } = $value as Colour;
  return hexOf(SOURCE, theme, role) + (alpha === undefined ? '' : ` at ${Math.round(alpha * 100)} %`);
}
