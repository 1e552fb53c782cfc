import type { Sign } from '@daylit/contract';
import { perSign, SIGNS } from '../../../packages/vision/src/signs/signs.ts';
import type { EngineBridge, SignBridge } from '../../../packages/vision/src/report/engine-bridge.ts';
import { valueAt } from '../../../packages/vision/src/report/bridge.ts';
import { rms } from '../bench/statistics.ts';

/** What two engines say of one photo, points; null where one cannot tell. */
export interface ReadTwice {
  /** Painted faces and real ones count apart: the bridge is as wide as on the set that it fits least. */
  set: string;
  earlier: Record<Sign, number | null>;
  later: Record<Sign, number | null>;
}

const STEPS = [0, 1, 2, 3, 4, 5] as const;

/** Photos that say "nothing changed" in advance, so that few photos at a step move it little. */
const UNMOVED = 1;

/** The widest bridge that is used, as a share of a step of the sign. */
const WIDEST = 0.5;

/** The bridge of each sign; null where it is too wide to see a change of a step across it. */
export function fitBridge(photos: readonly ReadTwice[]): EngineBridge['signs'] {
  return perSign((sign) => {
    const bridge = fitSign(pairsOf(sign, photos));
    return bridge.spread <= WIDEST * SIGNS[sign].step ? bridge : null;
  });
}

interface Pair {
  set: string;
  from: number;
  to: number;
}

function pairsOf(sign: Sign, photos: readonly ReadTwice[]): Pair[] {
  return photos.flatMap(({ set, earlier, later }) => {
    const [from, to] = [earlier[sign], later[sign]];
    return from === null || to === null ? [] : { set, from, to };
  });
}

/** A bridge without a single photo is as wide as the scale. */
export function fitSign(pairs: readonly Pair[]): SignBridge {
  const means = STEPS.map((step) => {
    const near = pairs.map(({ from, to }) => [to - from, Math.max(0, 1 - Math.abs(from - step))] as const);
    const weight = near.reduce((sum, [, share]) => sum + share, UNMOVED);
    return step + near.reduce((sum, [moved, share]) => sum + moved * share, 0) / weight;
  });
  // More on the earlier scale is never less on the later one.
  const rising = means.map((_, step) => Math.min(5, Math.max(0, ...means.slice(0, step + 1))));
  const values = rising.map((value) => rounded(value)) as unknown as SignBridge['values'];
  const bySet = Map.groupBy(pairs, ({ set }) => set).values();
  const widths = [...bySet].map((some) => rms(some.map(({ from, to }) => to - valueAt(from, values))));
  return { values, spread: pairs.length === 0 ? 5 : rounded(Math.max(...widths)) };
}

function rounded(points: number): number {
  return Math.round(100 * points) / 100 + 0;
}
