import type { Sign } from '@daylit/contract';
import type { ReadFace } from '../photo-reading.ts';
import type { PhotoEvidence } from '../quality/evidence.ts';
import { HIGHLIGHT_WARN } from '../thresholds.ts';
import { unite } from '../image/mask.ts';
import { mean } from '../image/statistics.ts';
import { mapColours } from './colour-maps.ts';
import { measureBlemishes } from './blemishes.ts';
import { measureDarkCircles } from './dark-circles.ts';
import { measureLines } from './lines.ts';
import type { Reading } from './reading.ts';
import { measureRedness } from './redness.ts';
import { measureShine } from './shine.ts';
import { measureTexture } from './texture.ts';
import { measureToneEvenness } from './tone-evenness.ts';

export interface SkinReadings {
  signs: Record<Sign, Reading>;
  /**
   * Specular reflection on forehead, nose and cheeks, mean optical density. It grows quickly on dark skin.
   */
  reflection: number;
  /** Spread of the skin where small dark blobs are searched, optical density. */
  grain: number;
}

/** The part of a photo, or of a copy of it, that measuring needs. */
export interface MeasurableFace extends Pick<ReadFace, 'chart' | 'skin'> {
  evidence: Pick<PhotoEvidence, 'noise' | 'highlight'>;
}

export function measureSigns({ chart, skin, evidence }: MeasurableFace): SkinReadings {
  const colours = mapColours(skin);
  const { nose, right_cheek, left_cheek, forehead } = skin.regions;
  const spots = measureBlemishes(chart, skin);
  const white = Math.max(HIGHLIGHT_WARN, evidence.highlight);
  return {
    signs: {
      redness: measureRedness(skin, colours),
      texture: measureTexture(skin, colours),
      lines: measureLines(chart, skin, evidence.noise, white),
      dark_circles: measureDarkCircles(skin, colours, white),
      shine: measureShine(skin, white),
      tone_evenness: measureToneEvenness(skin, colours, white),
      blemishes: spots.blemishes,
      dark_spots: spots.dark_spots,
    },
    reflection: mean(colours.gloss, unite(nose, right_cheek, left_cheek, forehead)),
    grain: spots.grain,
  };
}
