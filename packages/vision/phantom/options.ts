/** Signs painted into the skin, each 0 (none) to 1 (as strong as it is seen in people). */
export interface PlantedSigns {
  redness?: number;
  texture?: number;
  lines?: number;
  dark_circles?: number;
  shine?: number;
  unevenness?: number;
}

/** Six depths of skin colour, from very light to very dark. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

/** What to paint. Every default gives a photo that the gate passes. */
export interface PhantomOptions {
  /** Pixels; 800. */
  width?: number;
  /** Pixels; 1000. */
  height?: number;
  /** Width of the face in pixels; 58 % of the width of the image. */
  faceWidth?: number;
  /** Centre of the face as a share of width and height; 0.5, 0.5. Beyond 0.25 to 0.75 the face is cut off. */
  centre?: [x: number, y: number];
  /** Who: shape of eyes, nose, mouth and jaw, colour of hair and eyes; 1. */
  identity?: number;
  tone?: Tone;
  /** Head turned, degrees, to the left of the picture, at most 40 either way; 0. At 40 the gate refuses. */
  yaw?: number;
  /** Head tilted, degrees; 0. */
  roll?: number;
  /** Where the main light comes from: -1 the left of the picture, 0 the camera, 1 the right; -0.15. */
  light?: number;
  /** Exposure, a factor on light; 1. About 0.02 is nearly black, 4 is burnt out. */
  exposure?: number;
  /** Blur of the whole picture, standard deviation in pixels; 0. */
  blur?: number;
  /** Camera noise; 1 is a good phone in daylight, 0 is none. */
  noise?: number;
  signs?: PlantedSigns;
  /** More people in the same picture, beside the first; 0. */
  companions?: number;
}
