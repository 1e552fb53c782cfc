import type { Sign } from '@daylit/contract';
import { unite } from '../image/mask.ts';
import { mean } from '../image/statistics.ts';
import { mapColours } from '../skin/colour-maps.ts';
import { measureLesions } from '../skin/lesions.ts';
import type { Reading } from '../skin/reading.ts';
import { HIGHLIGHT_WARN } from '../thresholds/photo-gate.ts';
import type { MeasurableFace, SignInput } from './definition.ts';
import { perSign, SIGNS } from './signs.ts';
import type { Workspace } from '../image/workspace.ts';

export interface SkinReadings {
  signs: Record<Sign, Reading>;
  /**
   * Specular reflection on forehead, nose and cheeks, mean optical density. It grows quickly on dark skin.
   */
  reflection: number;
  /** Spread of the skin where small dark blobs are searched, optical density. */
  grain: number;
}

export function measureSigns(workspace: Workspace, { chart, skin, evidence }: MeasurableFace): SkinReadings {
  const colours = mapColours(workspace, chart, skin);
  const lesions = measureLesions(workspace, chart, skin);
  const white = Math.max(HIGHLIGHT_WARN, evidence.highlight);
  const input: SignInput = { workspace, chart, skin, evidence, colours, lesions, white };
  const { nose, right_cheek, left_cheek, forehead } = skin.regions;
  return {
    signs: perSign((sign) => workspace.inArena(() => SIGNS[sign].measure(input))),
    reflection: mean(colours.specular, unite(workspace, nose, right_cheek, left_cheek, forehead)),
    grain: lesions.grain,
  };
}
