import type { Plane } from '../image/blur.ts';
import { extentOf } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { quantiles } from '../image/statistics.ts';
import { CHART_WIDTH } from '../regions/chart.ts';
import type { Workspace } from '../image/workspace.ts';

/**
 * Standard deviation of the noise inside the mask, from a second difference in both directions (Immerkær
 * 1996). Shading, folds and spots cancel out, so a stronger sign does not count as more noise. 0 when the
 * mask is nearly empty.
 */
export function noiseOf(workspace: Workspace, plane: Plane, mask: Mask): number {
  const rough = workspace.floats('noiseOf.rough', plane.length);
  const usable = workspace.bytes('noiseOf.usable', plane.length).fill(0);
  const [from, to] = extentOf(mask);
  for (let i = Math.max(from, CHART_WIDTH + 1); i < Math.min(to, plane.length - CHART_WIDTH - 1); i++) {
    if (!mask[i] || !mask[i - CHART_WIDTH] || !mask[i + CHART_WIDTH] || !mask[i - 1] || !mask[i + 1])
      continue;
    const above = plane[i - CHART_WIDTH - 1]! - 2 * plane[i - CHART_WIDTH]! + plane[i - CHART_WIDTH + 1]!;
    const here = plane[i - 1]! - 2 * plane[i]! + plane[i + 1]!;
    const below = plane[i + CHART_WIDTH - 1]! - 2 * plane[i + CHART_WIDTH]! + plane[i + CHART_WIDTH + 1]!;
    rough[i] = Math.abs(above - 2 * here + below);
    usable[i] = 1;
  }
  const [middle = 0] = quantiles(workspace, rough, usable, [0.5]);
  // 0.6745 is the median magnitude of a normal distribution; 6 is the noise gain of the difference operator.
  return Number.isFinite(middle) ? middle / 0.6745 / 6 : 0;
}
