/**
 * Every number that decides, with its unit and where it comes from. "Set A" are 24 public portraits of adults, made-up and
 * retouched; "phantoms" are the procedural faces of `phantom/`. Neither is a clinical ground truth.
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

/** Looks of the mesh network. A second look moves the points by 0.7 % of the face's width, a third by less. */
export const MESH_PASSES = 3;
