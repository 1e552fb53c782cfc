/** Rotation, uniform scale and translation: (x, y) maps to (a x - b y + tx, b x + a y + ty). */
export interface Similarity {
  readonly a: number;
  readonly b: number;
  readonly tx: number;
  readonly ty: number;
}

export function scaleOf({ a, b }: Similarity): number {
  return Math.hypot(a, b);
}

export function applyTo({ a, b, tx, ty }: Similarity, x: number, y: number): [x: number, y: number] {
  return [a * x - b * y + tx, b * x + a * y + ty];
}

export function invert({ a, b, tx, ty }: Similarity): Similarity {
  const squared = a * a + b * b;
  const c = a / squared;
  const d = -b / squared;
  return { a: c, b: d, tx: -(c * tx - d * ty), ty: -(d * tx + c * ty) };
}

/**
 * The similarity that first scales the source by `factor`, from a pyramid level to the full image, and then
 * applies `transform`.
 */
export function fromLevel(transform: Similarity, factor: number): Similarity {
  return { a: transform.a * factor, b: transform.b * factor, tx: transform.tx, ty: transform.ty };
}

/** Least-squares similarity that maps `from` onto `to`; both are x, y pairs of equal length. */
export function fitSimilarity(from: ArrayLike<number>, to: ArrayLike<number>): Similarity {
  const points = from.length / 2;
  let fromX = 0;
  let fromY = 0;
  let toX = 0;
  let toY = 0;
  for (let i = 0; i < points; i++) {
    fromX += from[2 * i]! / points;
    fromY += from[2 * i + 1]! / points;
    toX += to[2 * i]! / points;
    toY += to[2 * i + 1]! / points;
  }
  let along = 0;
  let across = 0;
  let spread = 0;
  for (let i = 0; i < points; i++) {
    const x = from[2 * i]! - fromX;
    const y = from[2 * i + 1]! - fromY;
    const u = to[2 * i]! - toX;
    const v = to[2 * i + 1]! - toY;
    along += x * u + y * v;
    across += x * v - y * u;
    spread += x * x + y * y;
  }
  const a = along / spread;
  const b = across / spread;
  return { a, b, tx: toX - (a * fromX - b * fromY), ty: toY - (b * fromX + a * fromY) };
}
