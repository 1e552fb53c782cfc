export interface SparklinePaths {
  /** One per score, oldest first. */
  points: [x: number, y: number][];
  line: string;
  /** The area between the curve and the bottom line. */
  area: string;
  /** The y coordinates of severity 0 and of severity 5. */
  foot: number;
  top: number;
}

interface Frame {
  width: number;
  height: number;
  highest: number;
}

const PADDING = { x: 6, y: 7 };

/** The chart of the scores over time. The curve is horizontal at every point, so it never overshoots. */
export function sparklinePath(scores: readonly number[], { width, height, highest }: Frame): SparklinePaths {
  const reach = width - 2 * PADDING.x;
  const rise = height - 2 * PADDING.y;
  const foot = height - PADDING.y;
  const points = scores.map((score, i): [number, number] => [
    PADDING.x + (scores.length === 1 ? reach : (reach * i) / (scores.length - 1)),
    foot - (rise * score) / highest,
  ]);
  let line = '';
  points.forEach(([x, y], i) => {
    const before = points[i - 1];
    const middle = before ? (before[0] + x) / 2 : x;
    line += before ? `C${join(middle, before[1])} ${join(middle, y)} ${join(x, y)}` : `M${join(x, y)}`;
  });
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  return { points, line, area: `${line}L${join(last, foot)}L${join(first, foot)}Z`, foot, top: PADDING.y };
}

function join(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
