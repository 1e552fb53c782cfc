/**
 * Every number that decides whether there is a face and what covers its skin. Development images:
 * README.md of the package.
 */

// ---- Finding the face

/** Minimum detector score, 0 to 1, of a box. All of 535 portraits have a box above it. */
export const DETECTION_SCORE = 0.6;

/** Intersection over union from which two boxes are the same face. Published with the network. */
export const DETECTION_OVERLAP = 0.3;

/** Score from which a second box counts as a second face. False second boxes scored 0.57 to 0.60. */
export const SEVERAL_FACES_SCORE = 0.7;

/**
 * Ratio of the areas of a second and the first face from which the second is a companion and not a picture on
 * the wall.
 */
export const SEVERAL_FACES_AREA = 0.1;

/**
 * Minimum logit of the mesh network (0 is even odds) for a face. Whole faces reach 19 to 35 in set A, 6 and
 * more on other portraits, and 14 to 31 on 100 development phantoms. Phantoms at the picture's edge, with
 * full beards or lit from one side go down to 6.4. Chins, mouths, eyes, noses and necks of both reach 4 at
 * most; hands, backs and animals less than 4; a face with a mask over nose and mouth -2 to 6. Half faces
 * reach 16; they are refused because the picture's edge cuts them.
 */
export const FACE_FLAG = 5;

/**
 * The minimum logit where the detector's score is below `DOUBTED_SCORE`. Upside-down faces of both sets reach
 * a logit of 9.7 and a score of 0.75 at most; upright ones score 0.79 at least.
 */
export const DOUBTED_FACE_FLAG = 12;
export const DOUBTED_SCORE = 0.77;

/**
 * Logit from which a face counts as uncovered, whatever its colours are. 98 of 100 phantoms and all of set A
 * are above.
 */
export const UNCOVERED_FLAG = 18;

/**
 * Passes of the mesh network. A second pass moves the points by 0.7 % of the face's width, a third by less.
 */
export const MESH_PASSES = 3;

// ---- Occlusion

/**
 * Contrast of a bridge of glasses to the skin above and below it, optical density, from which glasses are
 * possible. In set A the 6 faces with glasses, some of them rimless, reach 0.44 to 2.1, the others 0.25 at
 * most; strongly textured phantoms reach 0.16. Painted glasses reach 0.23 to 2.4; the least are dark rims on
 * very dark skin. Folds of real faces outside set A are above it too, so from here on only the skin around
 * the eyes is left out.
 */
export const GLASSES_BRIDGE = 0.28;

/**
 * The same contrast from which glasses are certain and named. The deepest fold of set A reaches 0.37 in the
 * worst of ten versions of its photo (sharpened, brightened, scaled, tilted); five of the six faces with
 * glasses reach 0.5 and more, and half of the painted glasses 0.7 and more.
 */
export const GLASSES_CERTAIN = 0.5;

/**
 * Contrast of hairs in the beard zone, optical density, and its ratio to the contrast of the skin above, from
 * which a beard is possible; the lower of the two halves of the face counts. In set A a short beard reaches
 * 0.41 and a ratio of 2.0; shaved faces of that contrast have a ratio of 1.6 at most. Of 21 painted beards
 * and stubbles 13 are above both. Dense dark ones are not: they are left out for their darkness and not
 * named. Shaved faces and smooth cheeks outside set A are above both too, so from here on only the beard
 * zone is left out.
 */
export const BEARD_CONTRAST = 0.09;
export const BEARD_OVER_SKIN = 1.75;

/**
 * The product of contrast and ratio from which a beard is certain and named. Without a beard, ten versions of
 * each photo of set A (as above) reach 0.44 and 126 painted faces 0.04. The one beard of set A reaches 0.67
 * and more, and half of the painted ones more than 0.5.
 */
export const BEARD_CERTAIN = 0.6;

/**
 * Difference between cheeks and forehead from which one of them is covered, optical density of blood and of
 * pigment. In set A the differences are 0.43 and 0.84 at most, 1.34 under a dark fringe; planted redness adds
 * 0.4. Masks of five colours on light and dark skin exceed one of the two in 8 of 10 cases; black and white
 * masks on light skin do not.
 */
export const MASK_BLOOD = 0.75;
export const MASK_PIGMENT = 1.7;

/**
 * Hair over the forehead, by the structure tensor of its neighbourhood: the least coherence (0 without a
 * direction, 1 with a single one), the least slope of the strands (radians from the rows), the least gradient
 * (optical density per half-size pixel) and the least pigment above the ordinary of the face below, optical
 * density. With these, 18 to 32 % of the forehead of the three people of set B with fair or thin hair on it
 * is left out, and 46 to 70 % of the three portraits of set A with a fringe.
 */
export const HAIR_COHERENCE = 0.6;
export const HAIR_SLOPE = (25 * Math.PI) / 180;
export const HAIR_CONTRAST = 0.02;
export const HAIR_PIGMENT = 0.1;

/**
 * Gradient from which a place is curls, optical density per half-size pixel. Foreheads of set B reach 0.17 in
 * shining dark skin, painted curls 0.21 and more.
 */
export const HAIR_TANGLE = 0.2;
