import type { Elements } from '../../lib/elements.ts';
import { Label, Slices, type Box } from './parts.tsx';
import type { LabelStyle, Paint, ProductShape } from './product-look.ts';

/** One product on a shelf at y = 172 of a 200 x 200 drawing. */
export interface ShapeDrawing {
  /** Path data of the vessel. */
  body: string;
  /** The extent of the vessel. */
  box: Box;
  /** Half the width of its shadow on the shelf. */
  shadow: number;
  /** Caps and pumps drawn behind the vessel. */
  behind?: (paint: Paint) => Elements;
  /** Lids, caps and print drawn in front of it. */
  front: (paint: Paint, label: LabelStyle) => Elements;
}

/** The nine products. */
export const SHAPES: Record<ProductShape, ShapeDrawing> = {
  cleanser: {
    body: 'M66 92q0-16 16-16h36q16 0 16 16v66q0 14-14 14H80q-14 0-14-14z',
    box: [66, 70, 68, 110],
    shadow: 46,
    behind: ({ cap }) => (
      <>
        <path d="M92 78V56h16v22z" fill={cap} />
        <path
          d="M96 56V42h-20q-9 0-9 7v3h8v-2h12"
          fill="none"
          stroke={cap}
          strokeWidth={7}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <rect x={86} y={66} width={28} height={12} rx={3} fill={cap} />
      </>
    ),
    front: ({ ink }, label) => <Label box={[80, 106, 40, 40]} label={label} ink={ink} />,
  },
  toner: {
    body: 'M72 76q0-12 12-14l4-2V50h24v10l4 2q12 2 12 14v84q0 12-12 12H84q-12 0-12-12z',
    box: [72, 46, 56, 130],
    shadow: 40,
    behind: ({ cap }) => <rect x={85} y={26} width={30} height={28} rx={5} fill={cap} />,
    front: ({ ink }, label) => <Label box={[82, 92, 36, 46]} label={label} ink={ink} />,
  },
  serum: {
    body: 'M68 106q0-18 16-22l4-2V72h24v10l4 2q16 4 16 22v52q0 14-14 14H82q-14 0-14-14z',
    box: [68, 70, 64, 110],
    shadow: 44,
    behind: ({ cap, body }) => (
      <>
        <path d="M92 52q-2-30 8-32 10 2 8 32z" fill={cap} />
        <rect x={86} y={50} width={28} height={24} rx={4} fill={cap} />
        <path d="M90 56v12M96 56v12M102 56v12M108 56v12" stroke={body} strokeWidth={1.6} opacity={0.4} />
      </>
    ),
    front: ({ ink }, label) => <Label box={[82, 112, 36, 36]} label={label} ink={ink} />,
  },
  eye_cream: {
    body: 'M120 152q-20 6-40 0L71 74h58z',
    box: [71, 68, 58, 90],
    shadow: 34,
    front: ({ shade, cap, ink }, label) => (
      <>
        <path d="M70 70h60v6H70z" fill={shade} opacity={0.7} />
        <rect x={84} y={150} width={32} height={22} rx={4} fill={cap} />
        <Label box={[86, 92, 28, 34]} label={label} ink={ink} />
      </>
    ),
  },
  moisturizer: {
    body: 'M48 112h104v40q0 20-20 20H68q-20 0-20-20z',
    box: [48, 108, 104, 70],
    shadow: 62,
    front: ({ cap, ink }, label) => (
      <>
        <rect x={44} y={82} width={112} height={32} rx={8} fill={cap} />
        <path d="M52 92h60" stroke="var(--white)" strokeWidth={2.5} opacity={0.35} strokeLinecap="round" />
        <Label box={[74, 126, 52, 30]} label={label} ink={ink} />
      </>
    ),
  },
  sunscreen: {
    body: 'M62 40q38-8 76 0l-10 106H72z',
    box: [62, 34, 76, 116],
    shadow: 38,
    front: ({ shade, cap, ink }) => (
      <>
        <rect x={72} y={144} width={56} height={28} rx={5} fill={cap} />
        <path d="M62 40q38-8 76 0l-.8 9q-37-7-74.4 0z" fill={shade} opacity={0.6} />
        <circle cx={100} cy={82} r={13} fill={ink} />
        <Slices box={[82, 106, 36, 18]} count={3} ink={ink} />
      </>
    ),
  },
  mask: {
    body: 'M50 104h100l-7 54q-2 14-16 14H73q-14 0-16-14z',
    box: [50, 100, 100, 76],
    shadow: 56,
    behind: ({ cap }) => <path d="M112 98l34-52q6-8 13-3 7 5 2 13l-30 46z" fill={cap} opacity={0.9} />,
    front: ({ cap, ink }, label) => (
      <>
        <rect x={46} y={92} width={108} height={16} rx={6} fill={cap} />
        <Label box={[76, 122, 48, 32]} label={label} ink={ink} />
      </>
    ),
  },
  exfoliant: {
    body: 'M64 84q0-14 14-14h44q14 0 14 14v74q0 14-14 14H78q-14 0-14-14z',
    box: [64, 66, 72, 110],
    shadow: 46,
    behind: ({ cap }) => (
      <>
        <path d="M76 72V56q0-8 8-8h32q8 0 8 8v16z" fill={cap} />
        <path d="M100 48v-8h16v8z" fill={cap} />
      </>
    ),
    front: ({ ink }) => GRAINS.map(([x, y, r]) => <circle key={r} cx={x} cy={y} r={r} fill={ink} />),
  },
  default: {
    body: 'M64 70q0-10 10-10h52q10 0 10 10v88q0 14-14 14H78q-14 0-14-14z',
    box: [64, 58, 72, 116],
    shadow: 46,
    behind: ({ cap }) => <rect x={76} y={36} width={48} height={26} rx={6} fill={cap} />,
    front: ({ ink }) => <Slices box={[80, 92, 40, 44]} count={6} ink={ink} />,
  },
};

/** Twelve grains on a spiral: centre and radius. */
const GRAINS = Array.from({ length: 12 }, (_, i): [number, number, number] => {
  const angle = i * 2.4;
  const away = 4 + 5.89 * Math.sqrt(i);
  return [100 + Math.cos(angle) * away, 124 + Math.sin(angle) * away * 1.05, 2.7 - i * 0.12];
});
