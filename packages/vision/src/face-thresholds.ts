/**
 * Every number that decides whether there is a face and what lies over its skin. What `thresholds.ts` says of its development images
 * holds here as well.
 */

// ---- Finding the face

/** Detector score (0 to 1) from which a box counts at all. All of 535 portraits have one above it. */
export const DETECTION_SCORE = 0.6;

/** Shared area over total area from which two boxes are the same face. The value the network was published with. */
export const DETECTION_OVERLAP = 0.3;

/** Score from which a second box counts as a second face; false second boxes were seen at 0.57 to 0.60. */
export const SEVERAL_FACES_SCORE = 0.7;

/** Area of a second face over that of the first, from which it is a companion and not a picture on the wall. */
export const SEVERAL_FACES_AREA = 0.1;

/**
 * The mesh network's own logit (0 is even odds) below which what the detector found is no face. Whole faces are at 19 to 35 in set A,
 * at 6 and more on other portraits, and at 14 to 31 on 100 development phantoms; at the picture's edge, under full beards and lit from
 * one side phantoms fall to 6.4. Chins, mouths, eyes, noses and necks of both are at 4 at most, hands, backs and animals below 4, a face
 * under a mask over nose and mouth at -2 to 6. Halves of faces reach 16; the picture's edge refuses them.
 */
export const FACE_FLAG = 5;

/**
 * The same limit where the detector itself is in doubt, and the score below which it is: upside down, faces of both sets are at 9.7 at
 * most and there at 0.75 at most; upright ones are at 0.79 at least.
 */
export const DOUBTED_FACE_FLAG = 12;
export const DOUBTED_SCORE = 0.77;

/** The same value from which a face is in plain view, whatever its colours say: 98 of 100 phantoms and all of set A are above. */
export const UNCOVERED_FLAG = 18;

/** Looks of the mesh network. A second look moves the points by 0.7 % of the face's width, a third by less. */
export const MESH_PASSES = 3;

// ---- What is worn

/**
 * Contrast of a bridge of glasses to the skin above and below it, optical density. In set A the 6 with glasses, rimless ones among
 * them, are at 0.44 to 2.1, the others at 0.25 at most; strongly textured phantoms at 0.16. Painted glasses are at 0.23 to 2.4, the least
 * being dark rims on very dark skin. Folds of real faces outside of set A are above as well, so from here on the skin around the eyes
 * is only left out.
 */
export const GLASSES_BRIDGE = 0.28;

/**
 * The same contrast from which glasses are named. The deepest fold of set A reads 0.37 in the worst of ten versions of its photo
 * (sharpened, brightened, scaled, tilted), five of the six with glasses 0.5 and more, and half of the painted glasses 0.7 and more.
 */
export const GLASSES_CERTAIN = 0.5;

/**
 * Contrast of hairs in the zone of the beard, optical density, and over that of the skin above; the lesser of the two halves of the
 * face. In set A a short beard is at 0.41 and 2.0 times, shaved faces of that contrast are at 1.6 times at most. Of 21 painted
 * beards and stubbles 13 are above both; dense dark ones are not, and are left out for their darkness without being named. Shaved faces
 * and smooth cheeks outside of set A are above as well, so from here on the zone of the beard is only left out.
 */
export const BEARD_CONTRAST = 0.09;
export const BEARD_OVER_SKIN = 1.75;

/**
 * The product of the two from which a beard is named. Without one, ten versions of each photo of set A (as above) reach 0.44 and 126
 * painted faces 0.04; the one beard of set A is at 0.67 and more, and half of the painted ones above 0.5.
 */
export const BEARD_CERTAIN = 0.6;

/**
 * Difference of the cheeks from the forehead from which one of them is covered, optical density of blood and of pigment. In set A
 * the differences are 0.43 and 0.84 at most, 1.34 under a dark fringe, and planted redness adds 0.4. Masks of five colours on light
 * and dark skin are beyond one of the two in 8 of 10 cases; black and white ones on light skin are not.
 */
export const MASK_BLOOD = 0.75;
export const MASK_PIGMENT = 1.7;
