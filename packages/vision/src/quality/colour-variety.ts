import type { Mask } from '../image/mask.ts';
import { CHART_HEIGHT, CHART_WIDTH } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import { CLIPPED_BYTE } from '../thresholds/photo-gate.ts';

/** Side of a place, chart pixels: broader than what JPEG compression takes from the colour. */
const SIDE = 16;

/** Every second row and column of a place is enough for its mean. */
const STRIDE = 2;
const SAMPLES = (SIDE / STRIDE) ** 2;

/** Bytes of brightness that are compared with each other. */
const STEP = 4;

interface Place {
  brightness: number;
  /** Difference of red and of blue to green, bytes. */
  red: number;
  blue: number;
}

/**
 * How much the colours of equally bright places of the face differ, as a share of the face's brightness. In a
 * photo in one colour, such as sepia, the brightness decides the colour, so they do not differ, whatever face
 * is in it. Lips, hair and eyes differ from skin on every tone and in every light.
 */
export function colourVarietyOf(chart: Chart, oval: Mask): number {
  const places = placesOf(chart, oval);
  let difference = 0;
  let brightness = 0;
  for (const alike of Map.groupBy(places, (place) => Math.floor(place.brightness / STEP)).values()) {
    const red = meanOf(alike, (place) => place.red);
    const blue = meanOf(alike, (place) => place.blue);
    for (const place of alike) {
      difference += Math.hypot(place.red - red, place.blue - blue);
      brightness += place.brightness;
    }
  }
  return difference / brightness;
}

function placesOf(chart: Chart, oval: Mask): Place[] {
  const places: Place[] = [];
  for (let top = 0; top < CHART_HEIGHT; top += SIDE) {
    for (let left = 0; left < CHART_WIDTH; left += SIDE) {
      const place = placeAt(chart, oval, left, top);
      if (place) places.push(place);
    }
  }
  return places;
}

/** Null for a place that is not wholly in the face, or burnt out. */
function placeAt(chart: Chart, oval: Mask, left: number, top: number): Place | null {
  const place = { brightness: 0, red: 0, blue: 0 };
  for (let y = top; y < top + SIDE; y += STRIDE) {
    for (let x = left; x < left + SIDE; x += STRIDE) {
      const i = y * CHART_WIDTH + x;
      if (!oval[i] || !chart.inside[i] || chart.brightest[i]! >= CLIPPED_BYTE) return null;
      const green = byteOf(chart.green[i]!);
      const red = byteOf(chart.red[i]!) - green;
      const blue = byteOf(chart.blue[i]!) - green;
      place.brightness += (green + 0.3 * red + 0.1 * blue) / SAMPLES;
      place.red += red / SAMPLES;
      place.blue += blue / SAMPLES;
    }
  }
  return place;
}

/** The byte of a density, about. */
const byteOf = (density: number): number => 255 * Math.exp(-density / 2.2);

function meanOf(places: readonly Place[], value: (place: Place) => number): number {
  return places.reduce((sum, place) => sum + value(place), 0) / places.length;
}
