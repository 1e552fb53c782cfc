// Drawings of the history report: inline SVG, so that the file needs nothing else.
import type { HomeRegion, TrendMeasure, TrendScan } from '@daylit/contract';
import { englishOf } from '@daylit/wording';
import { escapeHtml } from '../../html.ts';

const MAX_SEVERITY = 5;

/** Sizes in the units of the drawing. `left` to `foot` are the space around the plot. */
const CHART = { width: 720, height: 190, left: 30, right: 14, head: 10, foot: 26, cap: 4 } as const;

const BAR = { width: 120, height: 14 } as const;

/** A sign over time: each reading with its error bar. Only scans that may be compared are joined. */
export function signChart(
  measure: TrendMeasure,
  { scans, timeZone, region }: { scans: readonly TrendScan[]; timeZone: string; region: HomeRegion | null },
): string {
  const known = new Map(scans.map((scan) => [scan.checkin_id, scan]));
  const times = scans.map(({ created_at }) => Date.parse(created_at));
  const first = Math.min(...times);
  const last = Math.max(...times);
  const points = measure.readings.flatMap(({ checkin_id, severity_score, margin }) => {
    const scan = known.get(checkin_id);
    if (!scan) return [];
    const share = last > first ? (Date.parse(scan.created_at) - first) / (last - first) : 0.5;
    const x = CHART.left + share * (CHART.width - CHART.left - CHART.right);
    return [{ x, line: scan.line, score: severity_score, margin }];
  });
  const joins = points.slice(1).flatMap((point, at) => {
    const before = points[at];
    if (!before || point.line === null || point.line !== before.line) return [];
    return [
      `<path class="join" d="M${px(before.x)} ${px(yOf(before.score))}L${px(point.x)} ${px(yOf(point.score))}"/>`,
    ];
  });
  const marks = points.map(({ x, line, score, margin }) => {
    const [top, foot] = [yOf(score + margin), yOf(score - margin)];
    const cap = (y: number) => `M${px(x - CHART.cap)} ${px(y)}h${2 * CHART.cap}`;
    const dot = `<circle class="${line === null ? 'open' : 'dot'}" cx="${px(x)}" cy="${px(yOf(score))}" r="3.5"/>`;
    return `<path class="error" d="M${px(x)} ${px(top)}V${px(foot)}${cap(top)}${cap(foot)}"/>${dot}`;
  });
  const grid = Array.from({ length: MAX_SEVERITY + 1 }, (_, value) => {
    const y = px(yOf(value));
    return `<path class="grid" d="M${CHART.left} ${y}H${CHART.width - CHART.right}"/><text x="4" y="${y}" dy="4">${value}</text>`;
  });
  const day = new Intl.DateTimeFormat(englishOf(region), { dateStyle: 'medium', timeZone });
  const days = [
    dayLabel(day.format(first), CHART.left, 'start'),
    dayLabel(day.format(last), CHART.width - CHART.right, 'end'),
  ].slice(first === last ? 1 : 0);
  const label = escapeHtml(`${measure.concern_name}: ${points.length} readings, from 0 to 5`);
  return `<svg class="chart" role="img" aria-label="${label}" viewBox="0 0 ${CHART.width} ${CHART.height}">${[
    ...grid,
    ...joins,
    ...marks,
    ...days,
  ].join('')}</svg>`;
}

/** One score on a line from 0 to 5, with its error bar. */
export function scoreBar(score: number, margin: number): string {
  const x = (value: number) => px((clamp(value) / MAX_SEVERITY) * (BAR.width - 8) + 4);
  const middle = BAR.height / 2;
  return `<svg class="bar" aria-hidden="true" viewBox="0 0 ${BAR.width} ${BAR.height}"><path class="grid" d="M4 ${middle}H${BAR.width - 4}"/><path class="error" d="M${x(score - margin)} ${middle}H${x(score + margin)}"/><circle class="dot" cx="${x(score)}" cy="${middle}" r="3.5"/></svg>`;
}

function dayLabel(words: string, x: number, anchor: 'start' | 'end'): string {
  return `<text x="${x}" y="${CHART.height - 6}" text-anchor="${anchor}">${words}</text>`;
}

function yOf(score: number): number {
  const height = CHART.height - CHART.head - CHART.foot;
  return CHART.head + (1 - clamp(score) / MAX_SEVERITY) * height;
}

function clamp(score: number): number {
  return Math.min(MAX_SEVERITY, Math.max(0, score));
}

function px(value: number): string {
  return value.toFixed(1);
}
