// The numbers that decide what a report says about a measured sign. Development images: README.md of the
// package.

/**
 * Severity from which a sign becomes a concern. Our choice, made by reading reports about painted faces and
 * not from data. It decides what is named, not what is measured.
 */
export const CONCERN_FROM = 1.5;

/** Severity from which there is more than a trace of a sign. Our choice. */
export const TRACE = 0.25;

/** Severity of shine below which rough cheeks look dry. Our choice, not from data. */
export const CALM_BELOW = 1;

/** Ratio from which one place shows more than another. Light alone causes smaller differences. */
export const STANDS_OUT_FROM = 4 / 3;

/** Share of burnt-out skin from which colour cannot be read. */
export const CLIPPED_HIDES_COLOUR = 0.25;

/**
 * Share of burnt-out skin from which shine is not reported: reflections burn out first, and what is left of
 * them beside a white that is burnt out too reads too high. In light twice as strong, two photos of set B
 * differ in shine by 0.88 points without this limit and by 0.40 with it, where 0.3 is usual. Painted faces
 * that shine reach 0.06.
 */
export const CLIPPED_HIDES_SHINE = 0.08;

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

/**
 * Pigment and least blood that the light adds to the whites of the eyes, up to which shine is told. Sets A
 * and B are within. Green light that is a tenth off takes 0.9 points from the shine of painted faces, and
 * light beyond these limits up to all of it.
 */
export const ORDINARY_LIGHT_PIGMENT: readonly [number, number] = [-0.6, 1.9];
export const ORDINARY_LIGHT_BLOOD = -0.1;

/** Reflection from which circles, evenness and shine are trusted less. */
export const REFLECTION_DOUBT = 0.1;

/**
 * Smile from which no lines are looked for beside the eyes: `smileOf`. Of 25 portraits of adults, the 18 that
 * smile have 0.72 to 0.90 and the others 0.52 to 0.67; painted faces at rest have up to 0.63, with stubble up
 * to 0.692. Between the neutral and the smiling photo of 27 people of set B the lines of the forehead differ
 * by 0.07 points, those between the brows by 0.09, those beside the eyes by 0.36 (standard deviation).
 */
export const SMILE_MAKES_LINES = 0.7;

// ---- Skin type and sensitivity

/** Severity of shine from which an area looks oily; severity of redness that agrees with reactive skin. */
export const SHINY_AREA = 2;
export const REDNESS_FITS_REACTIVE = 2.5;

/** Severity of texture from which skin without shine looks dry. */
export const ROUGH_LOOKS_DRY = 2.5;
