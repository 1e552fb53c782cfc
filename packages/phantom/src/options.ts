/** Look and spectrum of a planted blemish; see `lesions.ts`. */
export type LesionSpectrum = 'papule' | 'pustule' | 'comedone' | 'mark';

export interface PlantedBlemishes {
  count: number;
  spectrum: LesionSpectrum;
  /** Sets place, size and strength of each; default 1. */
  seed?: number;
}

export interface PlantedSpots {
  count: number;
  /** As for blemishes; default 1. */
  seed?: number;
}

/** Signs that are painted into the skin. A number is 0 (none) to 1 (as strong as on real people). */
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

/** The ten skin tones of the Monk scale; 1 is the lightest. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export type Glasses = 'none' | 'thin' | 'thick';

/** What to paint. With every default the gate passes the photo. */
export interface PhantomOptions {
  /** Pixels; default 800. */
  width?: number;
  /** Pixels; default 1000. */
  height?: number;
  /** Width of the face in pixels; default 58 % of the width of the image. */
  faceWidth?: number;
  /**
   * Centre of the face as shares of width and height; default 0.5, 0.5. Beyond 0.25 to 0.75 the face is cut
   * off.
   */
  centre?: [x: number, y: number];
  /** The person: shape of eyes, nose, mouth and jaw, colour of hair and eyes; default 1. */
  identity?: number;
  /** Default 4. */
  tone?: Tone;
  /**
   * Fine lines, coarser texture and grey hair of age, 0 to 1; default 0. Planted lines and texture are added
   * to them.
   */
  age?: number;
  /** 0 to 1; default 0. From about 0.4 the teeth show. */
  smile?: number;
  /** How far the eyes are open, a share: 0 is closed; default 1. */
  eyesOpen?: number;
  /**
   * Rotation of the head to the left of the picture, degrees, at most 40 either way; default 0. At 40 the
   * gate refuses the photo.
   */
  yaw?: number;
  /** Chin up, degrees, at most 30 either way; default 0. */
  pitch?: number;
  /** Tilt of the head, degrees; default 0. */
  roll?: number;
  /** Direction of the main light: -1 is the left of the picture, 0 the camera, 1 the right; default -0.15. */
  light?: number;
  /** Height of the main light: -1 is below the face, 1 above; default 0.3. */
  lightHeight?: number;
  /** Default 'none'. */
  glasses?: Glasses;
  /** 0 is none, 0.2 stubble, 1 a full beard; default 0. */
  beard?: number;
  /** Hair over the forehead, on the left of the picture: 0 is none, 1 reaches the brow; default 0. */
  fringe?: number;
  /** Powder that evens out the skin, with shine on cheekbones and lips, 0 to 1; default 0. */
  makeUp?: number;
  /** Exposure, a factor on light; default 1. About 0.02 is nearly black, 4 is burnt out. */
  exposure?: number;
  /** Blur of the whole picture, standard deviation in pixels; default 0. */
  blur?: number;
  /** Camera noise: 1 is a good phone in daylight, 0 is none; default 1. */
  noise?: number;
  signs?: PlantedSigns;
  /** Number of other people beside the first; default 0. */
  companions?: number;
}
