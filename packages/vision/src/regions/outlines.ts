import { MIRROR } from '../face/mean-face.gen.ts';

/**
 * Landmark numbers of the mesh, in order around each area. `right` and `left` are the person's own sides: the
 * person's right is on the left of the picture.
 */

export type RegionName =
  | 'forehead'
  | 'glabella'
  | 'nose'
  | 'chin'
  | 'right_cheek'
  | 'left_cheek'
  | 'right_under_eye'
  | 'left_under_eye'
  | 'right_eye_corner'
  | 'left_eye_corner'
  | 'right_jaw'
  | 'left_jaw';

export type Outline = readonly number[];

/** The same area on the other half of the face. */
function mirror(outline: Outline): Outline {
  return outline.map((landmark) => MIRROR[landmark]!);
}

/** An outline across the middle of the face: its right half, then the left half in reverse. */
function symmetric(rightHalf: Outline): Outline {
  return [...rightHalf, ...mirror(rightHalf).toReversed()];
}

export const FACE_OVAL: Outline = symmetric([
  10, 109, 67, 103, 54, 21, 162, 127, 234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152,
]);

export const LIPS: Outline = [
  61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185,
];

const RIGHT_EYE: Outline = [226, 25, 110, 24, 23, 22, 26, 112, 243, 190, 56, 28, 27, 29, 30, 247, 113];
const RIGHT_EYEBALL: Outline = [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246];
const RIGHT_BROW: Outline = [70, 63, 105, 66, 107, 55, 65, 52, 53, 46];
const RIGHT_NOSTRIL: Outline = [98, 240, 75, 79, 239, 238, 242, 97, 99, 60];

/** Eyes with their lids. */
export const EYES: readonly [right: Outline, left: Outline] = [RIGHT_EYE, mirror(RIGHT_EYE)];
/** The visible part of the eyeballs between the lids. */
export const EYEBALLS: readonly [right: Outline, left: Outline] = [RIGHT_EYEBALL, mirror(RIGHT_EYEBALL)];
export const BROWS: readonly [right: Outline, left: Outline] = [RIGHT_BROW, mirror(RIGHT_BROW)];
export const NOSTRILS: readonly [right: Outline, left: Outline] = [RIGHT_NOSTRIL, mirror(RIGHT_NOSTRIL)];

/** Outer and inner corner of each eye. */
export const EYE_CORNERS: readonly [right: [number, number], left: [number, number]] = [
  [33, 133],
  [263, 362],
];

/** From the root of the nose down to where the nose stands out. */
export const NOSE_BRIDGE: readonly [root: number, lower: number] = [168, 197];

/** What glasses hide or tint: from the brows down to below the lenses, as far as the temples. */
export const GLASSES_ZONE: Outline = symmetric([
  8, 55, 65, 52, 53, 46, 156, 162, 127, 234, 50, 101, 100, 47, 217, 195,
]);

/** Where hair may fall over the skin: from the edge of the face down to the brows. */
export const FRINGE_ZONE: Outline = symmetric([10, 109, 67, 103, 54, 21, 70, 63, 105, 66, 107, 9]);

/** The lowest point of the face. */
export const CHIN = 152;

/** Where beards grow: upper lip, lower cheeks, jaw and chin. */
export const BEARD_ZONE: Outline = symmetric([
  2, 97, 98, 206, 207, 187, 147, 177, 132, 58, 172, 136, 150, 149, 176, 148, 152,
]);

const RIGHT_CHEEK: Outline = [123, 116, 117, 118, 119, 100, 142, 36, 206, 207, 187, 147];
const RIGHT_UNDER_EYE: Outline = [31, 25, 110, 24, 23, 22, 26, 232, 231, 230, 229, 228];
const RIGHT_EYE_CORNER: Outline = [226, 113, 124, 156, 139, 34, 111, 31];
const RIGHT_JAW: Outline = [177, 147, 187, 207, 214, 210, 169, 136, 172, 138, 215, 213];

export const REGIONS: Record<RegionName, Outline> = {
  forehead: [10, 109, 67, 103, 68, 63, 105, 66, 107, 9, 336, 296, 334, 293, 298, 332, 297, 338],
  glabella: [107, 9, 336, 285, 168, 55],
  nose: [
    168,
    193,
    188,
    217,
    126,
    209,
    49,
    48,
    64,
    98,
    97,
    2,
    ...mirror([97, 98, 64, 48, 49, 209, 126, 217, 188, 193]),
  ],
  chin: [204, 182, 83, 18, ...mirror([83, 182, 204, 211, 32, 140, 171]), 175, 171, 140, 32, 211],
  right_cheek: RIGHT_CHEEK,
  left_cheek: mirror(RIGHT_CHEEK),
  right_under_eye: RIGHT_UNDER_EYE,
  left_under_eye: mirror(RIGHT_UNDER_EYE),
  right_eye_corner: RIGHT_EYE_CORNER,
  left_eye_corner: mirror(RIGHT_EYE_CORNER),
  right_jaw: RIGHT_JAW,
  left_jaw: mirror(RIGHT_JAW),
};

export const REGION_NAMES = Object.keys(REGIONS) as RegionName[];

const INNER_LIPS_AND_CHIN: Outline = [
  11, 12, 13, 14, 15, 16, 32, 83, 87, 135, 136, 140, 148, 149, 150, 152, 169, 170, 171, 175, 176, 182, 194,
  199, 200, 201, 204, 208, 211, 262, 313, 317, 364, 365, 369, 377, 378, 379, 394, 395, 396, 400, 406, 418,
  421, 424, 428, 431, 18,
];

/**
 * Landmarks that move when a person talks, smiles or chews. They are not used to map the face onto the chart.
 */
export const MOVING: ReadonlySet<number> = new Set([...LIPS, ...INNER_LIPS_AND_CHIN]);
