import type { PhotoFacts, PhotoIssue, PhotoProblem } from '@daylit/contract';
import type { RgbImage } from '../image/rgb-image.ts';
import * as limits from '../thresholds/photo-gate.ts';
import { LINES_FROM_WIDTH } from '../thresholds/measures.ts';
import { CLIPPED_HIDES_COLOUR, LIGHT_BALANCE_HIDES_COLOUR } from '../thresholds/report.ts';
import { darkerSide } from './darker-side.ts';
import type { PhotoEvidence } from './evidence.ts';
import { extremesOf } from './highlight.ts';

/** One check of the gate. */
interface Check<Issue extends PhotoIssue> {
  /** 0 and less is good, above 0 is a warning, above 1 refuses the photo. */
  badness: (evidence: PhotoEvidence) => number;
  problem: (evidence: PhotoEvidence) => PhotoProblem & { issue: Issue };
  /**
   * Issues that cause this one and must be corrected first: a small face also looks blurred, a cut-off one
   * turned.
   */
  causes: readonly PhotoIssue[];
}

/**
 * Scales a value so that 0 is the limit of a warning and 1 that of a refusal. Either limit may be the higher
 * one.
 */
const between = (value: number, warn: number, fail: number): number => (value - warn) / (fail - warn);

/** Badness of evidence that refuses without a warning. */
const beyond = (isBad: boolean): number => (isBad ? Number.POSITIVE_INFINITY : 0);

/** Badness of evidence that warns and never refuses. */
const WARNING = 0.5;

const isOutside = (value: number, [least, most]: readonly [number, number]): boolean =>
  value < least || value > most;

const CHECKS: { [Issue in PhotoIssue]: Check<Issue> } = {
  several_faces: {
    badness: ({ faces }) => beyond(faces > 1),
    problem: () => ({ issue: 'several_faces' }),
    causes: [],
  },
  no_face: {
    badness: ({ isMasked }) => beyond(isMasked),
    problem: () => ({ issue: 'no_face', because: 'covered' }),
    causes: ['several_faces', 'cut_off', 'too_dark', 'too_bright'],
  },
  too_small: {
    badness: ({ faceWidth }) => between(faceWidth, limits.FACE_WIDTH_WARN, limits.FACE_WIDTH_FAIL),
    problem: () => ({ issue: 'too_small' }),
    causes: ['several_faces'],
  },
  cut_off: {
    badness: ({ inside }) => beyond(inside < limits.FACE_INSIDE_FAIL),
    problem: ({ edge }) => ({ issue: 'cut_off', edge }),
    causes: ['several_faces'],
  },
  too_dark: {
    badness: ({ highlight, crushed, noise }) =>
      Math.max(
        between(highlight, limits.HIGHLIGHT_WARN, limits.HIGHLIGHT_FAIL),
        between(crushed, limits.CRUSHED_WARN, limits.CRUSHED_FAIL),
        between(noise, limits.NOISE_WARN, limits.NOISE_FAIL),
      ),
    problem: () => ({ issue: 'too_dark', isEverywhere: false }),
    causes: ['several_faces'],
  },
  too_bright: {
    badness: ({ clipped }) => between(clipped, limits.CLIPPED_WARN, limits.CLIPPED_FAIL),
    problem: () => ({ issue: 'too_bright', isEverywhere: false }),
    causes: ['several_faces'],
  },
  no_colour: {
    badness: ({ grey }) => beyond(grey > limits.GREY_FAIL),
    problem: () => ({ issue: 'no_colour' }),
    causes: ['several_faces', 'too_dark', 'too_bright'],
  },
  odd_colour: {
    badness: (evidence) =>
      Math.max(
        between(evidence.light.pigment, limits.LIGHT_PIGMENT_WARN, limits.LIGHT_PIGMENT_RANGE[1]),
        evidence.colourVariety > limits.VIVID_VARIETY ? WARNING : 0,
        beyond(isOddlyLit(evidence) || isInOneColour(evidence) || isNegative(evidence)),
      ),
    problem: () => ({ issue: 'odd_colour' }),
    causes: ['several_faces', 'too_dark', 'too_bright', 'no_colour'],
  },
  turned: {
    badness: ({ yaw, pitch }) => Math.max(yawBadness(yaw), pitchBadness(pitch)),
    problem: ({ yaw, pitch }) => ({ issue: 'turned', to: turnedTo(yaw, pitch) }),
    causes: ['several_faces', 'cut_off'],
  },
  blurred: {
    badness: ({ sharpness }) => between(sharpness, limits.SHARPNESS_WARN, limits.SHARPNESS_FAIL),
    problem: () => ({ issue: 'blurred' }),
    causes: ['several_faces', 'too_small', 'cut_off', 'too_dark', 'too_bright'],
  },
  uneven_light: {
    badness: ({ lightBalance }) =>
      between(Math.abs(lightBalance), limits.LIGHT_BALANCE_WARN, limits.LIGHT_BALANCE_FAIL),
    problem: ({ lightBalance }) => ({ issue: 'uneven_light', darkerSide: darkerSide(lightBalance) }),
    causes: ['several_faces', 'cut_off', 'turned'],
  },
};

function isOddlyLit({ light }: PhotoEvidence): boolean {
  return (
    isOutside(light.pigment, limits.LIGHT_PIGMENT_RANGE) || isOutside(light.blood, limits.LIGHT_BLOOD_RANGE)
  );
}

function isInOneColour({ light, colourVariety }: PhotoEvidence): boolean {
  const isOrdinary =
    !isOutside(light.pigment, limits.DUOTONE_PIGMENT) && !isOutside(light.blood, limits.DUOTONE_BLOOD);
  if (!isOrdinary && colourVariety < limits.DUOTONE_VARIETY) return true;
  return (
    light.pigment > limits.ONE_COLOUR_PIGMENT &&
    light.blood < limits.ONE_COLOUR_BLOOD &&
    colourVariety < limits.ONE_COLOUR_VARIETY
  );
}

/**
 * In narrow or shaded eyes lids and lashes pass for whites, so the difference from them decides only where
 * the skin itself is bluer than skin.
 */
function isNegative({ pigment, blood, light }: PhotoEvidence): boolean {
  const skin = pigment + blood;
  return skin < limits.SKIN_IN_BLUE && skin - light.pigment - light.blood < limits.SKIN_OVER_WHITES;
}

/** The direction in which the head is turned or tipped most. */
function turnedTo(yaw: number, pitch: number): (PhotoProblem & { issue: 'turned' })['to'] {
  if (yawBadness(yaw) >= pitchBadness(pitch)) return yaw > 0 ? 'left' : 'right';
  return pitch > limits.PITCH_LEVEL ? 'down' : 'up';
}

function yawBadness(yaw: number): number {
  return between(Math.abs(yaw), limits.YAW_WARN, limits.YAW_FAIL);
}

function pitchBadness(pitch: number): number {
  return between(Math.abs(pitch - limits.PITCH_LEVEL), limits.PITCH_WARN, limits.PITCH_FAIL);
}

/**
 * True where fine detail and colour are both lost, because no sign can do without either: the report would
 * tell nothing.
 */
function showsNothing({ faceWidth, sharpness, clipped, lightBalance }: PhotoEvidence): boolean {
  const hasDetail = faceWidth >= LINES_FROM_WIDTH && sharpness >= limits.SHARPNESS_WARN;
  const hasColour = clipped <= CLIPPED_HIDES_COLOUR && Math.abs(lightBalance) <= LIGHT_BALANCE_HIDES_COLOUR;
  return !hasDetail && !hasColour;
}

/**
 * The gate. A refusal comes before a warning. Among several issues the worst is reported, unless another one
 * causes it; where no sign would be told, a warning refuses. The brightness of the skin does not count.
 */
export function judgePhoto(evidence: PhotoEvidence): PhotoFacts {
  const found = (Object.keys(CHECKS) as PhotoIssue[]).map((issue) => ({
    issue,
    ...CHECKS[issue],
    amount: CHECKS[issue].badness(evidence),
  }));
  for (const [status, limit] of [
    ['fail', showsNothing(evidence) ? 0 : 1],
    ['warn', 0],
  ] as const) {
    const bad = found.filter(({ amount }) => amount > limit);
    const own = bad.filter(({ causes }) => !bad.some(({ issue }) => causes.includes(issue)));
    const worst = own.toSorted((a, b) => b.amount - a.amount)[0];
    if (worst) return { status, problem: worst.problem(evidence), isEvenlyLit: false, isStraight: false };
  }
  return {
    status: 'pass',
    problem: null,
    isEvenlyLit: Math.abs(evidence.lightBalance) <= limits.EVENLY_LIT,
    isStraight: Math.abs(evidence.yaw) <= limits.LOOKS_STRAIGHT,
  };
}

/** The verdict on a picture without a face. */
export function judgeFaceless(image: RgbImage): PhotoFacts & { problem: PhotoProblem } {
  const { dark, bright } = extremesOf(image);
  if (dark > limits.NO_FACE_EXTREME) return refuse({ issue: 'too_dark', isEverywhere: true });
  if (bright > limits.NO_FACE_EXTREME) return refuse({ issue: 'too_bright', isEverywhere: true });
  return refuse({ issue: 'no_face', because: null });
}

/** The verdict on a picture whose face is upside down. */
export function judgeUpsideDown(): PhotoFacts & { problem: PhotoProblem } {
  return refuse({ issue: 'no_face', because: 'upside_down' });
}

function refuse(problem: PhotoProblem): PhotoFacts & { problem: PhotoProblem } {
  return { status: 'fail', isEvenlyLit: false, isStraight: false, problem };
}
