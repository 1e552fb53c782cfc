import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { generateTokens } from '../../scripts/generate-tokens.ts';
import { type Colour, type Group, type Token, lookUp } from '../../scripts/token-tree.ts';

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
const source = JSON.parse(await read('tokens.json')) as Group;

test('the generated files are those of tokens.json', async () => {
  const generated = generateTokens(source);
  expect(await read('tokens.gen.css')).toBe(generated.css);
  expect(await read('tokens.gen.ts')).toBe(generated.ts);
});

const PAGE = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.sunken', 'bg.tint', 'bg.tint-strong'];
const TEXT = 4.5;
const SHAPE = 3;

/** Every foreground that a component puts on a background, with the WCAG ratio it must reach. */
const PAIRS: [foreground: string, backgrounds: string[], minimum: number][] = [
  ['text.primary', PAGE, TEXT],
  ['text.secondary', PAGE, TEXT],
  ['text.muted', PAGE.slice(0, 5), TEXT],
  ['text.brand', PAGE, TEXT],
  ['text.on-tint', ['bg.tint', 'bg.tint-strong'], TEXT],
  ['text.on-inverse', ['bg.inverse'], TEXT],
  ['action.primary-fg', ['action.primary-bg', 'action.primary-bg-hover', 'action.primary-bg-pressed'], TEXT],
  ['action.tonal-fg', ['action.tonal-bg', 'action.tonal-bg-hover', 'action.tonal-bg-pressed'], TEXT],
  ['action.danger-fg', [...PAGE.slice(0, 3), 'action.danger-bg-hover', 'action.danger-bg-pressed'], TEXT],
  ['highlight.fg', ['highlight.bg'], TEXT],
  ['highlight.fg-soft', ['highlight.bg-soft', 'bg.surface'], TEXT],
  ...['success', 'warning', 'danger', 'info'].map((status): [string, string[], number] => [
    `status.${status}-fg`,
    [`status.${status}-bg`, 'bg.surface', 'bg.canvas'],
    TEXT,
  ]),
  ...['morning', 'night', 'weekly', 'extra'].map((part): [string, string[], number] => [
    `daypart.${part}-fg`,
    [`daypart.${part}-bg`, 'bg.surface'],
    TEXT,
  ]),
  ['severity.fg', ['bg.surface', 'bg.canvas', 'bg.raised', 'severity.wash'], TEXT],
  ['severity.pin-fg', ['severity.pin-bg'], TEXT],
  ['chart.calmer', ['bg.surface'], TEXT],
  ['chart.more-active', ['bg.surface'], TEXT],
  ['ad.fg', ['ad.bg'], TEXT],
  ['border.control', PAGE.slice(0, 4), SHAPE],
  ['border.selected', PAGE, SHAPE],
  ['border.focus', PAGE, SHAPE],
  ['action.primary-bg', ['bg.canvas', 'bg.surface', 'bg.tint-strong'], SHAPE],
  ['severity.line', ['bg.surface', 'bg.canvas', 'severity.wash', 'bg.tint'], SHAPE],
  ...[1, 2, 3, 4, 5].map((severity): [string, string[], number] => [
    `severity.${severity}`,
    ['bg.surface', 'bg.canvas', 'severity.track'],
    SHAPE,
  ]),
  ['chart.line', ['bg.surface', 'bg.canvas', 'chart.area'], SHAPE],
  ['art.ink', ['art.paper', 'bg.surface', 'bg.canvas', 'bg.tint'], SHAPE],
];

describe.each(['light', 'dark'])('contrast in the %s theme', (theme) => {
  const cases = PAIRS.flatMap(([foreground, backgrounds, minimum]) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  );

  test.each(cases)(
    '$foreground on $background is at least $minimum',
    ({ foreground, background, minimum }) => {
      expect(contrast(hexOf(theme, foreground), hexOf(theme, background))).toBeGreaterThanOrEqual(minimum);
    },
  );
});

function hexOf(theme: string, role: string): string {
  let { $value } = lookUp(source, `theme.${theme}.color.${role}`) as unknown as Token;
  while (typeof $value === 'string') $value = lookUp(source, $value.slice(1, -1)).$value;
  return ($value as Colour).hex;
}

/** WCAG 2 contrast ratio, 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
