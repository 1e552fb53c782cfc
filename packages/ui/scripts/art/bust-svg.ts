import { itemAt } from '../../src/lib/item-at.ts';
import { bustRows, project, type BustRows, type RowPoint, type Segment } from './bust-rows.ts';
import { closedPath, ribbonPath, type Stroke } from './ribbons.ts';

/** Frame of every bust drawing, in SVG units: 1000 units are one head unit. */
export const BUST_VIEW_BOX = '-1180 -1190 2360 3100';

export interface BustColours {
  ink: string;
  band: string;
  /** Fill of head and neck; 'none' where the background may show through. */
  paper: string;
}

export interface BustOptions {
  /** Slices of the head: more for larger drawings. */
  slices: number;
  /** Thickest line, in head units. Fewer slices want thicker lines. */
  thickest: number;
  theme: 'light' | 'dark';
  colours: BustColours;
}

/** The finished drawing. Lines thicken in shade in the light theme and in light in the dark theme. */
export function bustSvg(options: BustOptions): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BUST_VIEW_BOX}">${bustPaths(options)}</svg>\n`;
}

export interface SunlitBustOptions extends BustOptions {
  colours: BustColours & { sun: string; scanLine: string };
  /** Path of the coloured slice. */
  scanLine: string;
}

/**
 * The bust with the sun behind its upper left, 0.45 of the drawing's width, and one coloured slice. In one
 * file, so that the sun never stands alone while the rest is still loading.
 */
export function sunlitBustSvg({ scanLine, ...options }: SunlitBustOptions): string {
  const { colours } = options;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BUST_VIEW_BOX}">`,
    `<circle cx="-480" cy="-560" r="531" fill="${colours.sun}"/>`,
    bustPaths(options),
    `<path fill="${colours.scanLine}" stroke="${colours.scanLine}" stroke-width="5" d="${scanLine}"/>`,
    '</svg>\n',
  ].join('');
}

function bustPaths({ slices, thickest, theme, colours }: BustOptions): string {
  const rows = bustRows(slices);
  const thickness = theme === 'light' ? inShade(thickest) : inLight(thickest);
  const lines = rows.segments
    .flatMap((segment) => runs(segment))
    .map(({ isBand, points }) => ({
      isBand,
      path: ribbonPath(strokeOf(points, thickness)),
    }));
  const pathsOf = (isBand: boolean) =>
    lines.filter((line) => line.isBand === isBand).map((line) => line.path);
  const silhouette = rows.silhouettes.map((outline) => closedPath(everySecond(outline))).join('');
  return [
    colours.paper === 'none' ? '' : `<path fill="${colours.paper}" d="${silhouette}"/>`,
    `<path fill="${colours.ink}" d="${pathsOf(false).join('')}${accents().join('')}"/>`,
    `<path fill="${colours.band}" d="${pathsOf(true).join('')}"/>`,
  ].join('');
}

/** Path of the slice of the head nearest to `height`, as in the light theme: the scan line. */
export function slicePath(slices: number, thickest: number, height: number): string {
  const head = bustRows(slices).segments.filter((segment) => segment.part === 'head');
  const nearest = Math.min(...head.map((segment) => Math.abs(segment.row - height)));
  return head
    .filter((segment) => Math.abs(segment.row - height) === nearest)
    .flatMap(runs)
    .map(({ points }) => ribbonPath(strokeOf(points, inShade(thickest))))
    .join('');
}

type Thickness = (light: number) => number;

function inShade(thickest: number): Thickness {
  const thinnest = 0.0022;
  return (light) => thinnest + (thickest - thinnest) * (1 - Math.min(1, light));
}

function inLight(thickest: number): Thickness {
  return (light) => 0.0026 + thickest * 0.92 * Math.min(1, light) ** 1.25;
}

/** Splits a visible segment where the headband begins and ends; drops segments too short to see. */
function runs(segment: Segment): { isBand: boolean; points: RowPoint[] }[] {
  const { points } = segment;
  if (Math.abs(itemAt(points, -1).x - itemAt(points, 0).x) < 0.03) return [];
  const parts: { isBand: boolean; points: RowPoint[] }[] = [];
  for (const point of points) {
    const current = parts.at(-1);
    if (current?.isBand === point.isBand) current.points.push(point);
    else parts.push({ isBand: point.isBand, points: [point] });
  }
  return parts.filter((part) => part.points.length > 2);
}

/** Light is averaged over nine neighbours, so that thickness changes smoothly. */
function strokeOf(points: RowPoint[], thickness: Thickness): Stroke[] {
  return points.map((point, i) => {
    const near = points.slice(Math.max(0, i - 4), i + 5);
    const light = near.reduce((sum, neighbour) => sum + neighbour.light, 0) / near.length;
    return [point.x, point.y, thickness(light)];
  });
}

/** Brows, closed lashes and the line of the mouth, which slices alone would not show. */
function accents(): string[] {
  const sides = [-1, 1].flatMap((side) => [
    along(0).map((t): Stroke => {
      const [x, y] = project(
        side * (0.175 + 0.228 * t),
        -0.068 + 0.05 * Math.sin(Math.PI * t ** 0.9) - 0.014 * t,
      );
      return [x, y, (15 - 6 * t) / 1000];
    }),
    along(0).map((t): Stroke => {
      const arch = Math.sin(Math.PI * (0.12 + 0.72 * t));
      const [x, y] = project(side * (0.12 + 0.375 * t), -0.262 - 0.06 * arch + 0.055 * t * t);
      return [x, y, (26 - 18 * t) / 1000];
    }),
  ]);
  const mouth = along(-1).map((t): Stroke => {
    const [x, y] = project(t * 0.178, 0.566 - 0.006 * t * t);
    const flat = 0.684 - 0.01 * t * t + 0.01 * Math.exp((-t * t) / 0.04);
    return [x, 0.35 * y + 0.65 * flat, 0.014 * (0.35 + 0.65 * Math.sin((Math.PI * (t + 1)) / 2))];
  });
  return [...sides, mouth].map(ribbonPath);
}

function everySecond(outline: BustRows['silhouettes'][number]): BustRows['silhouettes'][number] {
  return outline.filter((_, i) => i % 2 === 0 || i === outline.length - 1);
}

/** Steps of a twentieth from `from` to 1. */
function along(from: number): number[] {
  return Array.from({ length: Math.round((1 - from) / 0.05) + 1 }, (_, i) => from + i * 0.05);
}
