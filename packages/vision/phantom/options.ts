/** How a planted blemish looks and what it is made of; see `lesions.ts`. */
export type LesionSpectrum = 'papule' | 'pustule' | 'comedone' | 'mark';

export interface PlantedBlemishes {
  count: number;
  spectrum: LesionSpectrum;
  /** Where they lie, how large and how strong each is; 1. */
  seed?: number;
}

export interface PlantedSpots {
  count: number;
  /** As for blemishes; 1. */
  seed?: number;
}

/** Signs painted into the skin; a number is 0 (none) to 1 (as strong as it is seen in people). */
export interface PlantedSigns {
  redness?: number;
  texture?: number;
  lines?: number;
  dark_circles?: number;
  shine?: number;
  unevenness?: number;
  blemishes?: PlantedBlemishes;
  dark_spots?: PlantedSpots;
}

/** The ten depths of skin colour of the Monk scale, 1 the lightest. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export type Glasses = 'none' | 'thin' | 'thick';

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
  /** 4. */
  tone?: Tone;
  /** Fine lines, coarser texture and grey hair that come with years, 0 to 1; 0. Apart from planted lines and texture. */
  age?: number;
  /** 0 to 1; 0. From about 0.4 the teeth show. */
  smile?: number;
  /** Head turned, degrees, to the left of the picture, at most 40 either way; 0. At 40 the gate refuses. */
  yaw?: number;
  /** Chin up, degrees, at most 30 either way; 0. */
  pitch?: number;
  /** Head tilted, degrees; 0. */
  roll?: number;
  /** Where the main light comes from: -1 the left of the picture, 0 the camera, 1 the right; -0.15. */
  light?: number;
  /** How high the main light is: -1 below the face, 1 above; 0.3. */
  lightHeight?: number;
  /** 'none'. */
  glasses?: Glasses;
  /** 0 none, 0.2 stubble, 1 full; 0. */
  beard?: number;
  /** Powder that evens the skin out, with shine on cheekbones and lips, 0 to 1; 0. */
  makeUp?: number;
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
