/**
 * Every number that decides, with its unit and where it comes from. "Set A" are 25 public portraits of adults, made-up and
 * retouched; "phantoms" are the procedural faces of `phantom/`. Both are development images: limits and anchors were set while
 * looking at them, so how well they fit there proves nothing about other photos. Neither is a clinical ground truth.
 */

// ---- Colour

/** Optical density that pigment and blood add in red, green and blue; chosen by hand so that measured redness depends least on skin tone. */
export const PIGMENT_SPECTRUM = [0.33, 0.49, 0.81] as const;
export const BLOOD_SPECTRUM = [0.11, 0.76, 0.64] as const;

/** Red density above the fitted shading from which a place is hair, a rim or a beard, not skin. Blood hardly darkens red. */
export const NOT_SKIN_DARKER = 0.5;

/** Pigment and blood away from the face's median from which a place is not skin: clothes, make-up, screens. Optical density. */
export const NOT_SKIN_MORE_PIGMENT = 0.9;
/** Mirrored light pales dark skin by up to 1.5, and that is still skin. */
export const NOT_SKIN_LESS_PIGMENT = 1.6;
export const NOT_SKIN_LESS_BLOOD = 0.6;
export const NOT_SKIN_MORE_BLOOD = 1.3;

// ---- The photo gate. Measured by blurring, shrinking, lighting and turning six portraits; none looks at how bright skin is.

/** Width of the face in pixels. Below the first the skin cannot be seen, below the second it is seen coarsely. */
export const FACE_WIDTH_FAIL = 200;
export const FACE_WIDTH_WARN = 350;

/** Share of the face's oval that lies inside the picture. Cut faces were at 0.80 to 0.86. */
export const FACE_INSIDE_FAIL = 0.95;

/** Head turned to a side, degrees. From about 25 the far cheek is foreshortened, from about 40 it is lost. */
export const YAW_WARN = 25;
export const YAW_FAIL = 40;

/** Degrees up to which a head is said to look straight at the camera. Ours; beyond, another photo may call it turned. */
export const LOOKS_STRAIGHT = 10;

/** Chin up or down, degrees. The mesh reads a level head as 4 to 9, so the range is laid around that. */
export const PITCH_LEVEL = 7;
export const PITCH_WARN = 18;
export const PITCH_FAIL = 28;

/**
 * Fine over coarse contrast at the eyes: sharp 0.44 to 0.80, blur of 1.2 px under 0.43 and of 2.5 px and more under 0.36. Pale faces
 * are lower than dark ones by 0.03, so a limit among the sharp ones would be theirs alone.
 */
export const SHARPNESS_WARN = 0.44;
export const SHARPNESS_FAIL = 0.38;

/** Share of white that both cheeks are lifted by before they are compared: with it the same light differs by 1 % over ten tones, without by 14 %. */
export const LIGHT_BALANCE_LIFT = 0.008;

/** Difference of the cheeks' optical density. A planted difference of 0.6 reads 0.9, of 1 reads 1.4, of 1.5 reads 1.95. */
export const LIGHT_BALANCE_WARN = 0.7;
export const LIGHT_BALANCE_FAIL = 1.5;

/** Difference up to which a face is said to be evenly lit. Ours: half of what is worth a remark. */
export const EVENLY_LIT = 0.35;

/** Share of the skin with a channel at 253 or more. Exposure 1.5 times too long gives 0.37. */
export const CLIPPED_BYTE = 253;
export const CLIPPED_WARN = 0.1;
export const CLIPPED_FAIL = 0.4;

/** Share of the skin whose brightest channel is at most this byte: there is nothing left to measure, whatever the skin tone. */
export const CRUSHED_BYTE = 12;
export const CRUSHED_WARN = 0.05;
export const CRUSHED_FAIL = 0.3;

/**
 * Largest difference of the three channels' optical densities at a place without colour, and the share of the face without colour
 * from which the photo is black and white. There all three are equal; skin of every tone is denser in blue than in red.
 */
export const GREY_DIFFERENCE = 0.02;
export const GREY_FAIL = 0.9;

/**
 * Linear light, 0 to 1, that the picture reaches in green beside the face (99th percentile) or in the eyes (90th), whichever is
 * more. Eye whites, wall or shirt are light in every well lit photo, so this tells a dark photo from dark skin. The two are the
 * bytes 95 and 60.
 */
export const HIGHLIGHT_WARN = 0.114;
export const HIGHLIGHT_FAIL = 0.045;

/** Noise of the skin in optical density (finest scale). Phones in daylight stay under 0.03 on every tone. */
export const NOISE_WARN = 0.12;
export const NOISE_FAIL = 0.3;

/** Share of all pixels that are nearly black or nearly white in a picture where no face is found, to name the light instead. */
export const NO_FACE_EXTREME = 0.75;

// ---- Measures, in optical density on the chart unless said otherwise

/** Brighter than the fitted shading by more than this, and paler, is skin whose own colour mirrored light may hide. */
export const SHINE_BRIGHTER = 0.15;
export const SHINE_PALER = 0.05;

/**
 * Share of the open skin, the less red part, whose mean blood is ordinary for the face. On development faces half of it moves least
 * when the photo is saved again and differs least between tones; with all of it, half of what is planted is lost.
 */
export const LESS_RED_SKIN = 0.5;

/** Extra blood from which a place is drawn as red. */
export const RED_PLACE = 0.08;

/** Lines: second derivative across the line, averaged along it; for thin (1.5 px) and broad (2.4 px) ones. */
export const LINE_THIN = 0.017;
export const LINE_BROAD = 0.021;

/** How much of the noise (standard deviation) is added to the two above, and the noise from which it no longer grows. */
export const LINE_NOISE_SHARE = 0.12;
export const LINE_NOISE_LIMIT = 0.1;

/** Shortest line, chart pixels (about 8 mm). */
export const LINE_LENGTH = 24;

/** Fewest free pixels of a region from which a line, texture or colour is measured there. */
export const REGION_PIXELS = 250;

/** Fewest half-size pixels of matte skin under an eye, about a sixth of what is there without glasses. */
export const UNDER_EYE_PIXELS = 50;

/**
 * Share of the skin under an eye that is less dark than what a circle is told by. On 16 development faces on all tones 0.3 to 0.9
 * were tried: from 0.8 on light and film move a circle least.
 */
export const CIRCLE_CORE = 0.8;

/** Share of the darkness that counts towards a dark circle: the rest may be shadow. */
export const CIRCLE_DARKNESS_SHARE = 0.5;

// ---- From a measure to a severity

/** Values at which the severity is 0, 1, 2, 3, 4 and 5; between them it runs straight. */
export type Anchors = readonly [number, number, number, number, number, number];

/**
 * Laid by hand so that a phantom without the sign is at 0, the middle of set A near 2 and its upper end near 4. A scale of what is
 * visible in a photo, not of health.
 */
export const SEVERITY_ANCHORS: Record<
  'redness' | 'texture' | 'lines' | 'dark_circles' | 'shine' | 'tone_evenness' | 'blemishes' | 'dark_spots',
  Anchors
> = {
  /** Blood, optical density. */
  redness: [0.04, 0.1, 0.18, 0.27, 0.38, 0.55],
  /**
   * Spread in the bands of pores, optical density. Painted faces without texture read 0.006, the middle of set A 0.021 and its
   * upper end 0.040. Laid so that painted texture of each strength keeps the severity that it had with an earlier measure, which
   * counted grain, hair and folds too and had the upper end of set A near 4.
   */
  texture: [0.005, 0.0105, 0.0245, 0.045, 0.066, 0.095],
  /** Line response per pixel of the zone. */
  lines: [0.0003, 0.002, 0.006, 0.012, 0.02, 0.03],
  /** Blood and darkness under the eyes, where there is most of it, optical density. */
  dark_circles: [0.02, 0.14, 0.28, 0.42, 0.59, 0.8],
  /**
   * Mean share of mirrored light. The palest painted faces without shine read 0.014, the middle of set A 0.05 and its upper end
   * 0.16. The middle is at 1.4 and not at 2: closer anchors would magnify what is left of the difference between tones.
   */
  shine: [0.01, 0.035, 0.07, 0.11, 0.16, 0.25],
  /** Spread of pigment, optical density. */
  tone_evenness: [0.012, 0.05, 0.085, 0.12, 0.16, 0.22],
  /** How many. Ours: up to two may be false finds and count as none, six become a concern, two dozen look marked. */
  blemishes: [2, 4, 8, 14, 23, 36],
  dark_spots: [2, 4, 8, 14, 23, 36],
};

/**
 * Severity from which a sign becomes a concern, and below which it is mentioned as calm. Ours, chosen by reading
 * reports about painted faces, not from data: it decides what is named, never what is measured.
 */
export const CONCERN_FROM = 1.5;
export const CALM_BELOW = 1;

/** One place is said to show more than another from this many times its value: light alone makes smaller differences. */
export const STANDS_OUT_FROM = 4 / 3;

/** Share of burnt out skin from which its colour cannot be read. */
export const CLIPPED_HIDES_COLOUR = 0.25;

/**
 * Difference of the cheeks' optical density from which colour cannot be read. At 1.2 to 1.4 planted redness reads 0.3 to 0.6 points
 * too high and shine up to 1.4; at 0.6 it is 0.3 and 0.5.
 */
export const LIGHT_BALANCE_HIDES_COLOUR = 1;

/** Mean optical density of mirrored light from which pale reflections pass for uneven tone and make circles darker. */
export const REFLECTION_HIDES_COLOUR = 0.1;

// ---- Skin type and sensitivity

/** Severity of shine on one area from which it looks oily, and severity of redness that fits skin that reacts. */
export const SHINY_AREA = 2;
export const REDNESS_FITS_REACTIVE = 2.5;

/** Severity of texture from which skin without shine looks dry. */
export const ROUGH_LOOKS_DRY = 2.5;
