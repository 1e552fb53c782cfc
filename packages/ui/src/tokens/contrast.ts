import { type Colour, type Group, type Token, lookUp } from '../../scripts/token-tree.ts';

const PAGE = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.sunken', 'bg.tint', 'bg.tint-strong'];
/** WCAG 2.2, 1.4.3: text of regular size. */
const TEXT = 4.5;

/** WCAG 2.2, 1.4.11: what identifies a control or carries a value. */
const SHAPE = 3;

/** Every foreground that a component puts on a background, with the WCAG ratio it must reach. */
export const CONTRAST_PAIRS: readonly [foreground: string, backgrounds: string[], minimum: number][] = [
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
  ['chart.calmer', ['bg.surface', 'bg.tint'], TEXT],
  ['chart.more-active', ['bg.surface', 'bg.tint'], TEXT],
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
  ['chart.band', ['bg.surface', 'bg.tint'], SHAPE],
  ['art.ink', ['art.paper', 'bg.surface', 'bg.canvas', 'bg.tint'], SHAPE],
];

/** The colour of a role, for example "text.primary", as six hexadecimal digits. */
export function hexOf(source: Group, theme: string, role: string): string {
  let { $value } = lookUp(source, `theme.${theme}.color.${role}`) as unknown as Token;
  while (typeof $value === 'string') $value = lookUp(source, $value.slice(1, -1)).$value;
  return ($value as Colour).hex;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
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
