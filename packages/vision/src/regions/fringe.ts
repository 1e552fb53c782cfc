import type { Chromophores } from '../colour/chromophores.ts';
import { blur, blurInside, maskWeights } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { dilate, extentOf, fillPolygon, intersect, without } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { quantiles } from '../image/statistics.ts';
import type { Workspace } from '../image/workspace.ts';
import { HAIR_COHERENCE, HAIR_CONTRAST, HAIR_PIGMENT, HAIR_SLOPE, HAIR_TANGLE } from '../thresholds/face.ts';
import { HALF_PIXELS, HALF_WIDTH, outlinePoints } from './chart.ts';
import type { Chart } from './chart.ts';
import { FRINGE_ZONE } from './outlines.ts';

/** Blur against grain, and blur whose structures are too broad for a strand, half-size pixels. */
const GRAIN = 0.8;
const BROAD = 3;

/** Sigma of the neighbourhood that must have one direction, half-size pixels: about 2 mm. */
const ALIKE = 3.5;

/** Blur of the pigment against colour noise, half-size pixels. */
const COLOUR_NOISE = 1.5;

/** Quantile of the pigment of the face below that is ordinary: reflections pale the rest. */
const MATTE = 0.75;

/** Distance from the upper edge of the skin within which hair must begin, half-size pixels. */
const FROM_EDGE = 6;

/** How far beyond what is seen the strands are thinned out, half-size pixels. */
const AROUND = 3;

/**
 * Hair that falls over the forehead and is not dark enough to be recognised by that, at half size. Strands
 * lie side by side, so over a neighbourhood the structure tensor has one direction; they fall rather than lie
 * across, as the lines of a forehead do; and they have more pigment than the skin. Curls are rougher than any
 * skin. All of it comes from above. `free` is the skin without what is clearly darker, `open` the large
 * regions of the face, most of which is never under a fringe.
 */
export function fringeHair(
  workspace: Workspace,
  chart: Chart,
  { darkness, pigment }: Chromophores,
  { free, open }: Record<'free' | 'open', Mask>,
): Mask {
  const zone = workspace.mask(HALF_PIXELS);
  fillPolygon(zone, HALF_WIDTH, outlinePoints(chart, FRINGE_ZONE), 0.5);
  const skin = intersect(workspace, zone, free);
  const below = without(workspace, intersect(workspace, open, free), zone);
  const [ordinary = Number.NaN] = quantiles(workspace, pigment, below, [MATTE]);
  const strands = strandsIn(workspace, { darkness, pigment, ordinary }, skin);
  return intersect(
    workspace,
    dilate(workspace, fromAbove(workspace, strands, skin), HALF_WIDTH, AROUND),
    zone,
  );
}

/** The places with the direction and the pigment of hair, or as rough as curls. */
function strandsIn(
  workspace: Workspace,
  { darkness, pigment, ordinary }: { darkness: Plane; pigment: Plane; ordinary: number },
  skin: Mask,
): Mask {
  const found = workspace.mask(HALF_PIXELS);
  const [from, to] = rowsOf(skin);
  const rows = skin.subarray(from, to);
  const fine = blur(workspace, darkness.subarray(from, to), HALF_WIDTH, GRAIN);
  const broad = blurInside(workspace, darkness.subarray(from, to), rows, HALF_WIDTH, BROAD);
  for (let i = 0; i < fine.length; i++) fine[i]! -= broad[i]!;
  const tensor = tensorOf(workspace, fine, rows);
  const colour = blurInside(workspace, pigment.subarray(from, to), rows, HALF_WIDTH, COLOUR_NOISE);
  for (let i = 0; i < rows.length; i++) {
    if (!rows[i]) continue;
    const [across, down, mixed] = [tensor.across[i]!, tensor.down[i]!, tensor.mixed[i]!];
    const difference = across - down;
    const length = Math.hypot(difference, 2 * mixed);
    // The double angle of the gradient; a strand that falls has a gradient across.
    const falls = difference > -Math.cos(2 * HAIR_SLOPE) * length;
    const contrast = Math.sqrt(across + down);
    const isStrand = falls && length > HAIR_COHERENCE * (across + down) && contrast > HAIR_CONTRAST;
    if ((isStrand && colour[i]! > ordinary + HAIR_PIGMENT) || contrast > HAIR_TANGLE) found[from + i] = 1;
  }
  return found;
}

/** Mean products of the gradient over a neighbourhood, the structure tensor (Bigün and Granlund 1987). */
function tensorOf(
  workspace: Workspace,
  plane: Plane,
  mask: Mask,
): Record<'across' | 'down' | 'mixed', Plane> {
  const across = workspace.floats('tensorOf.across', plane.length).fill(0);
  const down = workspace.floats('tensorOf.down', plane.length).fill(0);
  const mixed = workspace.floats('tensorOf.mixed', plane.length).fill(0);
  const inner = workspace.bytes('tensorOf.inner', plane.length).fill(0);
  for (let i = HALF_WIDTH + 1; i < plane.length - HALF_WIDTH - 1; i++) {
    if (!(mask[i]! & mask[i - 1]! & mask[i + 1]! & mask[i - HALF_WIDTH]! & mask[i + HALF_WIDTH]!)) continue;
    const x = (plane[i + 1]! - plane[i - 1]!) / 2;
    const y = (plane[i + HALF_WIDTH]! - plane[i - HALF_WIDTH]!) / 2;
    inner[i] = 1;
    across[i] = x * x;
    down[i] = y * y;
    mixed[i] = x * y;
  }
  const weights = maskWeights(workspace, inner, HALF_WIDTH, ALIKE);
  const meanOf = (product: Plane): Plane => blurInside(workspace, product, inner, HALF_WIDTH, ALIKE, weights);
  return { across: meanOf(across), down: meanOf(down), mixed: meanOf(mixed) };
}

/** What is connected to the upper edge of the free skin, which is the edge of the face or darker hair. */
function fromAbove(workspace: Workspace, strands: Mask, skin: Mask): Mask {
  const out = workspace.mask(HALF_PIXELS);
  const stack: number[] = [];
  const [first, end] = extentOf(strands);
  for (let i = Math.max(first, FROM_EDGE * HALF_WIDTH); i < end; i++) {
    if (strands[i] && !skin[i - FROM_EDGE * HALF_WIDTH]) stack.push(i);
  }
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    if (!strands[i] || out[i]) continue;
    out[i] = 1;
    stack.push(i - 1, i + 1, i - HALF_WIDTH, i + HALF_WIDTH);
  }
  return out;
}

/** Whole rows that hold the mask: first pixel and the one after the last. */
function rowsOf(mask: Mask): [from: number, to: number] {
  const [first, end] = extentOf(mask);
  return [Math.floor(first / HALF_WIDTH) * HALF_WIDTH, Math.ceil(end / HALF_WIDTH) * HALF_WIDTH];
}
