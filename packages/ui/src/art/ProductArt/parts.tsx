import type { LabelStyle, Paint } from './product-look.ts';

/** A rectangle in the 200 x 200 drawing: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface SlicesProps {
  /** In units of the drawing. */
  box: Box;
  /** At least 2. */
  count: number;
  /** A colour of the drawing's palette. */
  ink: string;
}

/** The brand's slices as print, narrower and thinner towards the top. */
export function Slices({ box: [x, y, width, height], count, ink }: SlicesProps) {
  return Array.from({ length: count }, (_, i) => {
    const down = i / (count - 1);
    const inset = 0.072 * width * (1 - down);
    const top = y + height * down;
    return (
      <path
        key={down}
        d={`M${x + inset} ${top}Q${x + width / 2} ${top + height * 0.16} ${x + width - inset} ${top}`}
        fill="none"
        stroke={ink}
        strokeWidth={1.1 + 2.6 * down}
        strokeLinecap="round"
      />
    );
  });
}

export interface LabelProps {
  /** In units of the drawing. */
  box: Box;
  /** The kind of print on it. */
  label: LabelStyle;
  /** A colour of the drawing's palette. */
  ink: string;
}

/** The printed label of a product. */
export function Label({ box, label, ink }: LabelProps) {
  const [x, y, width, height] = box;
  if (label === 'slices') return <Slices box={box} count={5} ink={ink} />;
  if (label === 'disc') {
    return (
      <>
        <circle cx={x + width / 2} cy={y + height * 0.36} r={Math.min(width, height) * 0.27} fill={ink} />
        <Slices box={[x + width * 0.12, y + height * 0.8, width * 0.76, height * 0.22]} count={2} ink={ink} />
      </>
    );
  }
  const lines = `M${x + width * 0.2} ${y + height * 0.8}h${width * 0.6}M${x + width * 0.3} ${y + height * 0.96}h${width * 0.4}`;
  return (
    <>
      <Slices box={[x, y, width, height * 0.42]} count={3} ink={ink} />
      <path d={lines} stroke={ink} strokeWidth={2} strokeLinecap="round" />
    </>
  );
}

export interface LitBodyProps {
  /** Path data of the vessel. */
  d: string;
  /** The extent of the vessel, which positions shade and reflection. */
  box: Box;
  /** The colours of the vessel and its shade. */
  paint: Paint;
  /** Unique in the document. */
  clipId: string;
}

/** A vessel with shade on the right and a specular reflection on the left. */
export function LitBody({ d, box: [x, y, width, height], paint, clipId }: LitBodyProps) {
  return (
    <>
      <path d={d} fill={paint.body} />
      <clipPath id={clipId}>
        <path d={d} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <rect
          x={x + width * 0.68}
          y={y}
          width={width * 0.4}
          height={height}
          fill={paint.shade}
          opacity={0.42}
        />
        <rect
          x={x + width * 0.1}
          y={y}
          width={width * 0.075}
          height={height}
          fill="var(--white)"
          opacity={0.45}
        />
      </g>
    </>
  );
}
