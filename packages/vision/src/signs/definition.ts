import type { Confidence } from '@daylit/contract';
import type { Workspace } from '../image/workspace.ts';
import type { PhotoEvidence } from '../quality/evidence.ts';
import type { ReadFace } from '../quality/photo-reading.ts';
import type { ColourMaps } from '../skin/colour-maps.ts';
import type { LesionReadings } from '../skin/lesions.ts';
import type { Reading } from '../skin/reading.ts';

/** The part of a photo, or of a copy of it, that measuring needs. */
export interface MeasurableFace extends Pick<ReadFace, 'chart' | 'skin'> {
  evidence: Pick<PhotoEvidence, 'noise' | 'highlight' | 'smile'>;
}

/** What the signs are measured on. What several of them need is computed once. */
export interface SignInput extends MeasurableFace {
  workspace: Workspace;
  colours: ColourMaps;
  lesions: LesionReadings;
  /** Linear light of the brightest parts of the picture, 0 to 1. */
  white: number;
}

/** Values at which the severity is 0, 1, 2, 3, 4 and 5; linear in between. */
export type Anchors = readonly [number, number, number, number, number, number];

/**
 * What a photo must give, or the sign is not told: fine detail (a large, sharp face), colour (neither burnt
 * out nor in a shadow), highlights (nearly nothing burnt out), white light (reflections take its colour),
 * even light (a weaker shadow already looks like the sign), little grain (it looks like the sign), matte skin
 * (reflections outshine the sign) and eyes without glasses.
 */
export type Need =
  | 'detail'
  | 'colour'
  | 'highlights'
  | 'white_light'
  | 'even_light'
  | 'little_grain'
  | 'matte_skin'
  | 'bare_eyes';

/** Everything that the engine knows of one sign. */
export interface SignDefinition {
  measure: (input: SignInput) => Reading;
  /**
   * Set by hand on photographs of 52 ordinary adults (set B) so that most of them read under 1 and one in
   * four to eight 1.5 or more. A phantom without the sign is at 0. The scale says what is visible in a photo,
   * nothing about health.
   */
  anchors: Anchors;
  /**
   * Standard deviation of the severity from one photo to the next, points; what the copies of a photo add is
   * joined with it, and a person's own second photos draw it towards theirs. Set so that about 95 % of the
   * neutral and smiling photos of the people of set B lie within their bars, and for redness wider: see
   * lab/experiments/error-bars.md. Real lamps and other days were not measured.
   */
  spread: number;
  /**
   * A change that people would call one, points: 1, or twice the standard deviation between the people of set
   * B where that is less. A trend is told from half of it.
   */
  step: number;
  /**
   * The scans at a new level from which it is told. Default: 2. Lines do not come within a week, but two
   * smiles in a row make them.
   */
  leastScans?: number;
  /**
   * Where the sign needs detail and a face narrower than `FACE_WIDTH_WARN` still shows it: the least width,
   * pixels, and the standard deviation that the size adds to `spread`, points.
   */
  onSmallFace?: { from: number; spread: number };
  /**
   * Where a smile makes the sign at some of its places, and these are left out: what the rest adds to
   * `spread`, points.
   */
  onSmile?: { spread: number };
  /**
   * The share of the face, 0 to 1, from which burnt-out places move the sign, and the standard deviation that
   * they add to `spread`, points.
   */
  onBurntOut?: { from: number; spread: number };
  /** How far the number can be trusted on a good photo. */
  confidence: Confidence;
  needs: readonly Need[];
  /**
   * True where a threshold finds the sign one by one. A single measurement then jumps, so the value is the
   * mean over the copies, which halves the effect of re-encoding; the finds are counted and all are drawn.
   * The other signs change smoothly: the photo itself is as steady, and steadier where brighter copies burn
   * out. They are drawn only at the places that the text names.
   */
  isFoundOneByOne?: true;
  /** What lowers the confidence where it may lie over the sign. A possible occlusion is not named. */
  mayLieUnder?: 'glasses' | 'beard';
  /** The part of the face whose two sides are compared. */
  sides?: 'cheek' | 'under_eye';
  /** True for a sign that is not reported at ages 13 to 17. */
  isForAdults?: true;
}
