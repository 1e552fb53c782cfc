import {
  type Colour,
  type Dimension,
  type Group,
  lookUp,
  type Token,
  tokensOf,
} from '../scripts/token-tree.ts';
import tokens from '../src/tokens/tokens.json';

/** The token file, the source of everything on these pages. */
export const SOURCE: Group = tokens;

export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export interface TokenEntry {
  /** The last part of its name. */
  key: string;
  value: unknown;
  /** What it is for, as the token file says. */
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

/** What a group is for, as the token file says. */
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

interface Alias {
  colour: Colour;
  /** "mist 2", when the role is a step of a scale. */
  step: string | undefined;
}

function resolve(path: string): Alias {
  const { $value } = lookUp(SOURCE, path);
  if (typeof $value !== 'string') return { colour: $value as Colour, step: undefined };
  const target = $value.slice(1, -1);
  return { colour: resolve(target).colour, step: target.split('.').slice(2).join(' ') };
}

/** A colour as a CSS value: no custom property, because a page shows both themes at once. */
export function colourAt(path: string): string {
  const { hex, alpha } = resolve(path).colour;
  if (alpha === undefined) return hex;
  return (
    hex +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

/** A semantic colour, for example "text.primary", as CSS takes it. */
export function roleColour(theme: Theme, role: string): string {
  return colourAt(`theme.${theme}.color.${role}`);
}

/** Where a role's colour comes from: "mist 2", or a literal colour. */
export function sourceOf(theme: Theme, role: string): string {
  const { colour, step } = resolve(`theme.${theme}.color.${role}`);
  if (step !== undefined) return step;
  return colour.hex + (colour.alpha === undefined ? '' : ` at ${Math.round(colour.alpha * 100)} %`);
}

/** All semantic colours of a theme as custom properties, for a part of a page with a theme of its own. */
export function themeProperties(theme: Theme): Record<string, string> {
  const roles = groupsOf(`theme.${theme}.color`).flatMap((group) =>
    entriesOf(`theme.${theme}.color.${group}`).map(({ key }) => `${group}.${key}`),
  );
  return Object.fromEntries(roles.map((role) => [propertyOf(role), roleColour(theme, role)]));
}

/** "--color-text-primary" of "text.primary". */
export function propertyOf(role: string): string {
  return `--color-${role.replace('.', '-')}`;
}
