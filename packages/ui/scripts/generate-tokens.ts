import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Colour, type Dimension, type Group, type Token, lookUp, tokensOf } from './token-tree.ts';

const TOKENS_DIRECTORY = resolve(import.meta.dirname, '../src/tokens');

/** The two generated files, as text. */
export interface GeneratedTokens {
  css: string;
  ts: string;
}

/**
 * Turns the DTCG token file into custom properties and their typed names.
 *
 * Every colour is written once, as `light-dark(light, dark)`. The theme is therefore the `color-scheme` of
 * the root: the system's by default, fixed by `data-theme`. A part of a page with a `data-theme` of its own,
 * such as a sheet of paper, gets all colours again: for older browsers the build writes `light-dark()` as
 * properties that are resolved where they are declared, so inherited colours would keep the root's theme.
 */
export function generateTokens(source: Group): GeneratedTokens {
  const colours = [...paletteProperties(source), ...themeProperties(source)];
  const others = [
    ...['space', 'radius', 'stroke', 'size', 'breakpoint', 'layout'].flatMap((name) =>
      tokensOf(source, name).map(([key, token]) =>
        property(`${name}-${key}`, dimension(token.$value as Dimension)),
      ),
    ),
    ...tokensOf(source, 'font.family').map(([key, token]) =>
      property(`font-${key}`, (token.$value as string[]).map(quoteFamily).join(', ')),
    ),
    ...tokensOf(source, 'font.weight').map(([key, token]) => property(`weight-${key}`, String(token.$value))),
    ...tokensOf(source, 'duration').map(([key, token]) =>
      property(`duration-${key}`, dimension(token.$value as Dimension)),
    ),
    ...tokensOf(source, 'easing').map(([key, token]) =>
      property(`ease-${key}`, `cubic-bezier(${(token.$value as number[]).join(', ')})`),
    ),
    ...tokensOf(source, 'z-index').map(([key, token]) => property(`z-${key}`, String(token.$value))),
    ...typeProperties(source, 'compact'),
  ];
  const wide = typeProperties(source, 'wide').filter(({ name }) => name.startsWith('--type-'));
  const medium = dimension(lookUp(source, 'breakpoint.medium').$value as Dimension);

  const css = [
    '/* Generated from tokens.json by scripts/generate-tokens.ts. */',
    rule(':root', ['color-scheme: light dark;', ...others.map(declaration)]),
    rule(':root, [data-theme]', colours.map(declaration)),
    rule("[data-theme='light']", ['color-scheme: light;']),
    rule("[data-theme='dark']", ['color-scheme: dark;']),
    `@media (min-width: ${medium}) {\n${rule(':root', wide.map(declaration))}\n}`,
    '',
  ].join('\n');
  const names = [...colours, ...others].map(({ name }) => `  '${name}',`).join('\n');
  const ts = `// Generated from tokens.json by scripts/generate-tokens.ts.

/** Every custom property that a stylesheet of this package may use. */
export const TOKEN_NAMES = [
${names}
] as const;
`;
  return { css, ts };
}

interface Property {
  name: string;
  value: string;
}

function property(name: string, value: string): Property {
  return { name: `--${name}`, value };
}

function declaration({ name, value }: Property): string {
  return `${name}: ${value};`;
}

function rule(selector: string, declarations: string[]): string {
  return `${selector} {\n${declarations.map((line) => `  ${line}`).join('\n')}\n}`;
}

function paletteProperties(source: Group): Property[] {
  const base = tokensOf(source, 'palette.base').map(([key, token]) =>
    property(key, colour(token.$value as Colour)),
  );
  const scales = Object.keys(lookUp(source, 'palette.light')).filter((key) => !key.startsWith('$'));
  const steps = scales.flatMap((scale) =>
    tokensOf(source, `palette.light.${scale}`).map(([step, token]) => {
      const night = lookUp(source, `palette.dark.${scale}.${step}`).$value;
      return property(`${scale}-${step}`, lightDark(colour(token.$value as Colour), colour(night as Colour)));
    }),
  );
  return [...base, ...steps];
}

function themeProperties(source: Group): Property[] {
  const roles = Object.keys(lookUp(source, 'theme.light.color')).filter((key) => !key.startsWith('$'));
  const colours = roles.flatMap((role) =>
    tokensOf(source, `theme.light.color.${role}`).map(([key, token]) => {
      const night = lookUp(source, `theme.dark.color.${role}.${key}`) as unknown as Token;
      return property(`color-${role}-${key}`, lightDark(colourOrStep(token), colourOrStep(night)));
    }),
  );
  const shadows = tokensOf(source, 'theme.light.shadow').map(([key, token]) => {
    const night = lookUp(source, `theme.dark.shadow.${key}`).$value as Shadow[];
    const layers = (token.$value as Shadow[]).map((layer, index) => shadow(layer, night[index] ?? layer));
    return property(`shadow-${key}`, layers.join(', '));
  });
  const gradients = tokensOf(source, 'theme.light.gradient').map(([key, token]) => {
    const stops = (token.$value as { color: string; position: number }[]).map(
      ({ color, position }) => `${step(color)} ${Math.round(position * 100)}%`,
    );
    return property(`gradient-${key}`, `linear-gradient(180deg, ${stops.join(', ')})`);
  });
  return [...colours, ...shadows, ...gradients];
}

interface Shadow {
  color: Colour;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

function shadow(day: Shadow, night: Shadow): string {
  const lengths = [day.offsetX, day.offsetY, day.blur, day.spread].map(dimension).join(' ');
  return `${lengths} ${lightDark(colour(day.color), colour(night.color))}`;
}

function typeProperties(source: Group, width: 'compact' | 'wide'): Property[] {
  return tokensOf(source, `typography.${width}`).flatMap(([key, token]) => {
    const { fontFamily, fontWeight, fontSize, lineHeight, letterSpacing } = token.$value as {
      fontFamily: string;
      fontWeight: string;
      fontSize: Dimension;
      lineHeight: number;
      letterSpacing: Dimension;
    };
    const family = `var(--font-${fontFamily.slice(1, -1).split('.').at(-1)})`;
    const weight = lookUp(source, fontWeight.slice(1, -1)).$value;
    const tracking = Number((letterSpacing.value / fontSize.value).toFixed(3));
    return [
      property(`type-${key}`, `${String(weight)} ${sizeOf(key, fontSize, width)}/${lineHeight} ${family}`),
      property(`track-${key}`, tracking === 0 ? '0' : `${tracking}em`),
    ];
  });
}

/** Largest growth of a headline on the narrowest phone (320 px) when the reader enlarges the text. */
const HEADLINE_GROWTH = 1.4;

/** Largest size of a headline in vw. "Reimagined", the longest word of one, then fits on that phone. */
const HEADLINE_LARGEST = 16.6;

// Headlines are limited by the width of the window, so that enlarged words still fit on a line of a phone.
function sizeOf(key: string, size: Dimension, width: 'compact' | 'wide'): string {
  if (width === 'wide' || !/^(?:display|title)-/.test(key)) return dimension(size);
  const limit = Math.min(size.value * 5 * HEADLINE_GROWTH, HEADLINE_LARGEST);
  return `min(${dimension(size)}, ${limit.toFixed(1)}vw)`;
}

function colourOrStep(token: Token): string {
  return typeof token.$value === 'string' ? step(token.$value) : colour(token.$value as Colour);
}

/** `{palette.light.mist.2}` becomes `var(--mist-2)`, which holds the colours of both themes. */
function step(reference: string): string {
  return `var(--${reference.slice(1, -1).split('.').slice(2).join('-').replace('base-', '')})`;
}

function colour({ hex, alpha }: Colour): string {
  if (alpha === undefined) return hex;
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

function lightDark(day: string, night: string): string {
  return day === night ? day : `light-dark(${day}, ${night})`;
}

function dimension({ value, unit }: Dimension): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

function quoteFamily(family: string): string {
  return family.includes(' ') ? `'${family}'` : family;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const source = JSON.parse(await readFile(`${TOKENS_DIRECTORY}/tokens.json`, 'utf8')) as Group;
  const { css, ts } = generateTokens(source);
  await writeFile(`${TOKENS_DIRECTORY}/tokens.gen.css`, css);
  await writeFile(`${TOKENS_DIRECTORY}/tokens.gen.ts`, ts);
}
