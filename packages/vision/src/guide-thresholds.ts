/** The numbers of live guidance: where a face should stand in a camera's picture, which is 4:5. Everything else is the photo gate's. */

/** Side of the detector's input for frames, pixels. On 36 phantoms the mesh stays within 0.6 % of the face's width. */
export const GUIDE_DETECTOR_SIZE = 128;

/** Where the middle of the mesh belongs, as shares of width and height: below the oval's, because hair fills the oval's top. */
export const GUIDE_CENTRE = [0.5, 0.52] as const;

/** How far from there it may be, in the same shares. Ours: the face is then still inside the picture on every side. */
export const GUIDE_OFF_CENTRE = 0.12;

/** Width of the mesh over that of the picture, below which to come closer and above which to move back. The oval is 0.65 wide. */
export const GUIDE_CLOSER = 0.42;
export const GUIDE_FURTHER = 0.8;

/** The same width from which a face fills the oval. If it is still small in pixels, that is the camera's limit, not the person's. */
export const GUIDE_FILLED = 0.6;

/** Way of the face between two looks, in widths of the face, from which it moves. Camera noise moves the sides of 36 phantoms by 0.004 at most. */
export const GUIDE_MOVED = 0.05;
