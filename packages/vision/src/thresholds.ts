/**
 * Every number that decides, with its unit and its source. "Set A" is 25 public portraits of adults, made-up
 * and retouched; "phantoms" are the procedural faces of `phantom/`. Both are development images: limits and
 * anchors were set on them, so a good fit there proves nothing about other photos. Neither is a clinical
 * ground truth. "Our choice" is a number without a measurement behind it.
 */

// ---- Colour

/**
 * Optical density that the chromophores, pigment (melanin) and blood (haemoglobin), add in red, green and
 * blue. Chosen by hand so that measured redness depends least on skin tone.
 */
export const PIGMENT_SPECTRUM = [0.33, 0.49, 0.81] as const;
export const BLOOD_SPECTRUM = [0.11, 0.76, 0.64] as const;

/**
 * Red density above the fitted shading from which a place is hair, rim or beard: blood hardly darkens red.
 */
export const NOT_SKIN_DARKER = 0.5;

/**
 * Deviation of pigment and blood from the face's median, optical density, from which a place is not skin but
 * clothes, make-up or a screen.
 */
export const NOT_SKIN_MORE_PIGMENT = 0.9;
/** Specular reflection lowers the pigment of dark skin by up to 1.5, and the place is still skin. */
export const NOT_SKIN_LESS_PIGMENT = 1.6;
export const NOT_SKIN_LESS_BLOOD = 0.6;
export const NOT_SKIN_MORE_BLOOD = 1.3;

// ---- The photo gate
// Measured by blurring, shrinking, lighting and turning six portraits. No limit depends on skin brightness.

/** Width of the face in pixels: below the first no skin can be seen, below the second no fine detail. */
export const FACE_WIDTH_FAIL = 200;
export const FACE_WIDTH_WARN = 350;

/** Share of the face's oval that is inside the picture. Faces cut by the edge reached 0.80 to 0.86. */
export const FACE_INSIDE_FAIL = 0.95;

/**
 * Head turned to a side, degrees. From about 25 the far cheek is foreshortened, from about 40 it is hidden.
 */
export const YAW_WARN = 25;
export const YAW_FAIL = 40;

/**
 * Degrees up to which the report says that a head looks straight at the camera. Our choice: beyond it,
 * another photo may be called turned.
 */
export const LOOKS_STRAIGHT = 10;

/** Chin up or down, degrees. The mesh reads 4 to 9 for a level head, so the range is centred there. */
export const PITCH_LEVEL = 7;
export const PITCH_WARN = 18;
export const PITCH_FAIL = 28;

/**
 * Ratio of fine to coarse contrast at the eyes: 0.44 to 0.80 in sharp photos, under 0.43 with a blur of 1.2
 * px, under 0.36 with 2.5 px and more. Pale faces are 0.03 lower than dark ones, so a limit inside the range
 * of sharp photos would refuse only pale faces.
 */
export const SHARPNESS_WARN = 0.44;
export const SHARPNESS_FAIL = 0.38;

/**
 * Share of white that is added to both cheeks before they are compared. With it the balance of the same light
 * varies by 1 % over ten tones, without it by 14 %.
 */
export const LIGHT_BALANCE_LIFT = 0.008;

/**
 * Difference of the cheeks' optical density. A planted difference of 0.6 reads 0.9, one of 1 reads 1.4, one
 * of 1.5 reads 1.95.
 */
export const LIGHT_BALANCE_WARN = 0.7;
export const LIGHT_BALANCE_FAIL = 1.5;

/** Difference up to which the report praises even light. Our choice: half of what causes a warning. */
export const EVENLY_LIT = 0.35;

/** Share of the skin with a channel at 253 or more. An exposure 1.5 times too long gives 0.37. */
export const CLIPPED_BYTE = 253;
export const CLIPPED_WARN = 0.1;
export const CLIPPED_FAIL = 0.4;

/** Share of the skin whose brightest channel is at most this byte: too dark to measure on any skin tone. */
export const CRUSHED_BYTE = 12;
export const CRUSHED_WARN = 0.05;
export const CRUSHED_FAIL = 0.3;

/**
 * Largest difference of the three channels' optical densities at a place without colour, and the share of
 * such places in the face from which the photo is black and white. In such a photo all three are equal; skin
 * of every tone is denser in blue than in red.
 */
export const GREY_DIFFERENCE = 0.02;
export const GREY_FAIL = 0.9;

/**
 * Linear light in green, 0 to 1, that the picture reaches beside the face (99th percentile) or in the eyes
 * (90th), whichever is more. Eye whites, a wall or a shirt are light in every well lit photo, so this tells a
 * dark photo from dark skin. The limits are the bytes 95 and 60.
 */
export const HIGHLIGHT_WARN = 0.114;
export const HIGHLIGHT_FAIL = 0.045;

/** Noise of the skin in optical density (finest scale). Phones in daylight stay under 0.03 on every tone. */
export const NOISE_WARN = 0.12;
export const NOISE_FAIL = 0.3;

/** Share of nearly black or white pixels in a picture without a face from which the light is named. */
export const NO_FACE_EXTREME = 0.75;

// ---- Measures, in optical density on the canonical face map ("chart") unless said otherwise

/**
 * Skin that is brighter than the fitted shading by more than this, and paler, may have its colour hidden by
 * specular reflection.
 */
export const SHINE_BRIGHTER = 0.15;
export const SHINE_PALER = 0.05;

/**
 * Share of the open skin, the less red part, whose mean blood counts as ordinary for the face. On development
 * faces half of the skin changes least when the photo is saved again and differs least between tones; the
 * whole of it loses half of what is planted.
 */
export const LESS_RED_SKIN = 0.5;

/** Blood above the ordinary from which a place is drawn as red. */
export const RED_PLACE = 0.08;

/** Line response (second derivative across the line, mean along it): thin (1.5 px), broad (2.4 px) lines. */
export const LINE_THIN = 0.017;
export const LINE_BROAD = 0.021;

/**
 * Share of the noise (standard deviation) that is added to the two limits above, and the noise from which the
 * addition stops growing.
 */
export const LINE_NOISE_SHARE = 0.12;
export const LINE_NOISE_LIMIT = 0.1;

/** Length of the shortest line, chart pixels (about 8 mm). */
export const LINE_LENGTH = 24;

/** Minimum number of free pixels in a region for measuring a line, texture or colour there. */
export const REGION_PIXELS = 250;

/** Minimum of half-size pixels of matte skin under an eye: about a sixth of those without glasses. */
export const UNDER_EYE_PIXELS = 50;

/**
 * Quantile of the darkness under an eye at which a circle is read. On 16 development faces of all tones 0.3
 * to 0.9 were tried: from 0.8 on, light and surface film change a circle least.
 */
export const CIRCLE_CORE = 0.8;

/** Weight of darkness in a dark circle. The rest of the darkness may be shadow. */
export const CIRCLE_DARKNESS_SHARE = 0.5;

// ---- From a measure to a severity

/** Values at which the severity is 0, 1, 2, 3, 4 and 5; linear in between. */
export type Anchors = readonly [number, number, number, number, number, number];

/**
 * Set by hand on photographs of 52 ordinary adults (set B: the people with even numbers of the Face Research
 * Lab London set, in studio light) so that most of them read under 1 and one in four to eight 1.5 or more. A
 * phantom without the sign is at 0. The scale says what is visible in a photo, nothing about health.
 */
export const SEVERITY_ANCHORS: Record<
  'redness' | 'texture' | 'lines' | 'dark_circles' | 'shine' | 'tone_evenness' | 'blemishes' | 'dark_spots',
  Anchors
> = {
  /** Blood, optical density. Set B: middle 0.12, nine in ten under 0.22. */
  redness: [0.04, 0.16, 0.24, 0.33, 0.44, 0.6],
  /**
   * Spread in the bands of pores, optical density. Painted faces without texture read 0.006, the middle of
   * set B 0.015 and nine in ten under 0.022.
   */
  texture: [0.005, 0.018, 0.028, 0.045, 0.066, 0.095],
  /** Line response per pixel of the zone. */
  lines: [0.0003, 0.002, 0.006, 0.012, 0.02, 0.03],
  /**
   * Blood and darkness under the eyes where they are strongest, optical density. Every real eye lies in some
   * shade: the middle of set B reads 0.43, nine in ten under 0.69.
   */
  dark_circles: [0.02, 0.47, 0.64, 0.82, 1, 1.25],
  /**
   * Mean share of specular reflection. The palest painted faces without shine read 0.014, the middle of set A
   * 0.05 and its upper end 0.16. The middle is at severity 1.4 and not at 2: closer anchors would magnify the
   * remaining difference between tones.
   */
  shine: [0.01, 0.035, 0.07, 0.11, 0.16, 0.25],
  /**
   * Spread of pigment, optical density. The middle of set B reads 0.067, of its people with black skin 0.105.
   */
  tone_evenness: [0.012, 0.1, 0.14, 0.19, 0.25, 0.33],
  /**
   * Finds. Our choice: up to two may be false and count as none, six are a concern, two dozen look marked.
   */
  blemishes: [2, 4, 8, 14, 23, 36],
  dark_spots: [2, 4, 8, 14, 23, 36],
};

/**
 * Severity from which a sign becomes a concern. Our choice, made by reading reports about painted faces and
 * not from data. It decides what is named, not what is measured.
 */
export const CONCERN_FROM = 1.5;

/** Severity of shine below which rough cheeks look dry. Our choice, not from data. */
export const CALM_BELOW = 1;

/** Ratio from which one place shows more than another. Light alone causes smaller differences. */
export const STANDS_OUT_FROM = 4 / 3;

/** Share of burnt-out skin from which colour cannot be read. */
export const CLIPPED_HIDES_COLOUR = 0.25;

/**
 * Difference of the cheeks' optical density from which colour cannot be read. At 1.2 to 1.4 planted redness
 * reads 0.3 to 0.6 points too high and shine up to 1.4; at 0.6 they read 0.3 and 0.5 too high.
 */
export const LIGHT_BALANCE_HIDES_COLOUR = 1;

/**
 * Mean optical density of specular reflection from which it looks like uneven tone and darkens circles. On
 * painted faces with shine, reflection of 0.3 adds less than a point to either. Set B reaches 0.26, on black
 * skin, and all of its people are told.
 */
export const REFLECTION_HIDES_COLOUR = 0.3;

/** Reflection from which circles, evenness and shine are trusted less. */
export const REFLECTION_DOUBT = 0.1;

// ---- Skin type and sensitivity

/** Severity of shine from which an area looks oily; severity of redness that agrees with reactive skin. */
export const SHINY_AREA = 2;
export const REDNESS_FITS_REACTIVE = 2.5;

/** Severity of texture from which skin without shine looks dry. */
export const ROUGH_LOOKS_DRY = 2.5;
