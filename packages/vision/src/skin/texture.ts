import { blur } from '../image/blur.ts';
import { robustSpreadAt } from '../image/statistics.ts';
import { CHART_WIDTH } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import type { RegionName } from '../regions/outlines.ts';
import { pixelsOf } from '../regions/skin.ts';
import type { Skin } from '../regions/skin.ts';
import { REGION_PIXELS } from '../thresholds.ts';
import { meanOf } from './reading.ts';
import type { Reading } from './reading.ts';

/** The band of pores and roughness: structures of about 0.3 to 1 mm (standard deviations in chart pixels). */
const FINE = 0.9;
const COARSE = 2.4;

/** Share of the noise's variance that passes the band. */
const NOISE_IN_BAND = 0.045;

const PLACES: RegionName[] = ['right_cheek', 'left_cheek', 'forehead'];

/** How rough the skin looks: the spread of darkness in the band of pores, with the camera's noise taken off. */
export function measureTexture(chart: Chart, skin: Skin, noise: number): Reading {
  const { darkness } = skin.dyes;
  const band = blur(darkness, CHART_WIDTH, FINE);
  const coarse = blur(darkness, CHART_WIDTH, COARSE);
  for (let i = 0; i < band.length; i++) band[i]! -= coarse[i]!;
  const places = PLACES.map((region) => {
    const pixels = pixelsOf(chart, region, skin.inner);
    if (pixels.length < 4 * REGION_PIXELS) return { region, value: Number.NaN };
    const spread = robustSpreadAt(band, pixels);
    return { region, value: Math.sqrt(Math.max(0, spread * spread - NOISE_IN_BAND * noise * noise)) };
  });
  const value = meanOf([meanOf([places[0]!.value, places[1]!.value]), places[2]!.value]);
  const shapes = places
    .filter((place) => Number.isFinite(place.value))
    .map(({ region, value: weight }) => ({ type: 'region' as const, region, weight }));
  return { value, places, shapes };
}
