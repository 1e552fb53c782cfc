import { linearLight } from '../colour/optical-density.ts';
import type { ReadFace } from '../photo-reading.ts';
import { HIGHLIGHT_WARN } from '../thresholds.ts';
import { mapColours } from './colour-maps.ts';
import { measureDarkCircles } from './dark-circles.ts';
import { measureLines } from './lines.ts';
import type { Reading } from './reading.ts';
import { measureRedness } from './redness.ts';
import { measureShine } from './shine.ts';
import { measureTexture } from './texture.ts';
import { measureToneEvenness } from './tone-evenness.ts';

/** Signs that this engine measures. Blemishes and dark spots are not among them: see `report/measurements.ts`. */
export type MeasuredSign = 'redness' | 'texture' | 'lines' | 'dark_circles' | 'shine' | 'tone_evenness';

export function measureSigns({ chart, skin, evidence }: ReadFace): Record<MeasuredSign, Reading> {
  const colours = mapColours(skin);
  return {
    redness: measureRedness(skin, colours),
    texture: measureTexture(chart, skin, evidence.noise),
    lines: measureLines(chart, skin, evidence.noise),
    dark_circles: measureDarkCircles(skin, colours),
    shine: measureShine(skin, colours, linearLight(Math.max(HIGHLIGHT_WARN, evidence.highlight))),
    tone_evenness: measureToneEvenness(skin, colours),
  };
}
