/**
 * The numbers of the live guide: where a face should be in a camera's picture, which is 4:5. All other limits
 * are the photo gate's.
 */

/**
 * Side of the detector's input for frames, pixels. On 36 phantoms the mesh changes by at most 0.6 % of the
 * face's width.
 */
export const GUIDE_DETECTOR_SIZE = 128;

/**
 * Target of the mesh's centre, as shares of width and height. It is below the oval's centre, because hair
 * fills the oval's top.
 */
export const GUIDE_CENTRE = [0.5, 0.52] as const;

/**
 * Largest distance from that target, in the same shares. Our choice: the face is then still inside the
 * picture on every side.
 */
export const GUIDE_OFF_CENTRE = 0.12;

/**
 * Ratio of the widths of mesh and picture below which the person should come closer, and above which they
 * should move back. The oval is 0.65 wide.
 */
export const GUIDE_CLOSER = 0.42;
export const GUIDE_FURTHER = 0.8;

/**
 * The same ratio from which a face fills the oval. A face that is still too small in pixels is then the
 * camera's limit, not the person's.
 */
export const GUIDE_FILLED = 0.6;

/**
 * Movement of the face between two frames, in face widths, from which it counts as moving. Camera noise moves
 * the sides of 36 phantoms by 0.004 at most.
 */
export const GUIDE_MOVED = 0.05;

/**
 * Ratio of the openness of the eyes in two frames of a face below which one of them blinks. The same painted
 * face with more noise, shifted or blurred stays above 0.96, with closed eyes it reaches 0.59 to 0.72.
 */
export const OPENER_EYES = 0.87;

/**
 * Difference of two frames in smile and open mouth from which the mouth of one is calmer. The same painted
 * face varies by 0.03; six real people who smile by 0.2 to 0.36.
 */
export const CALMER_MOUTH = 0.06;
