import type { RgbImage } from '../image/rgb-image.ts';
import type { PhotoIssue, PhotoQuality } from '@daylit/contract';
import { praiseFor, praiseSentence } from '../report/photo-praise.ts';
import * as limits from '../thresholds.ts';
import { darkerSide } from './darker-side.ts';
import type { PhotoEvidence, PictureEdge } from './evidence.ts';
import { extremesOf } from './highlight.ts';

/** One check of the gate. */
interface Check {
  issue: PhotoIssue;
  /** 0 and less is good, above 0 is a warning, above 1 refuses the photo. */
  badness: (evidence: PhotoEvidence) => number;
  /** One sentence: what to do, then the reason. */
  advice: (evidence: PhotoEvidence) => string;
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

const BRIGHTER = 'Face a window or turn on more lights';
const SOFTER = 'Step out of direct sun or move away from the lamp';
const WHERE: Record<PictureEdge, string> = {
  left: 'on the left',
  right: 'on the right',
  top: 'at the top',
  bottom: 'at the bottom',
};

// Sides of the face are the person's own, as in the whole report, in a photo that is not mirrored. Edges are
// the picture's.
const CHECKS: Check[] = [
  {
    issue: 'several_faces',
    badness: ({ faces }) => beyond(faces > 1),
    advice: () => 'Take a photo with only you in it: more than one face can be seen.',
    causes: [],
  },
  {
    issue: 'no_face',
    badness: ({ isMasked }) => beyond(isMasked),
    advice: () => 'Take off what covers your face: its skin cannot be seen.',
    causes: ['several_faces', 'cut_off', 'too_dark', 'too_bright'],
  },
  {
    issue: 'too_small',
    badness: ({ faceWidth }) => between(faceWidth, limits.FACE_WIDTH_WARN, limits.FACE_WIDTH_FAIL),
    advice: () => 'Come closer, until your face fills about half of the width: it is small in this photo.',
    causes: ['several_faces'],
  },
  {
    issue: 'cut_off',
    badness: ({ inside }) => beyond(inside < limits.FACE_INSIDE_FAIL),
    advice: ({ edge }) =>
      `Move your whole face into the frame: part of it is outside the photo, ${WHERE[edge]}.`,
    causes: ['several_faces'],
  },
  {
    issue: 'too_dark',
    badness: ({ highlight, crushed, noise }) =>
      Math.max(
        between(highlight, limits.HIGHLIGHT_WARN, limits.HIGHLIGHT_FAIL),
        between(crushed, limits.CRUSHED_WARN, limits.CRUSHED_FAIL),
        between(noise, limits.NOISE_WARN, limits.NOISE_FAIL),
      ),
    advice: () => `${BRIGHTER}: there is too little light to see your skin.`,
    causes: ['several_faces'],
  },
  {
    issue: 'too_bright',
    badness: ({ clipped }) => between(clipped, limits.CLIPPED_WARN, limits.CLIPPED_FAIL),
    advice: () => `${SOFTER}: parts of your face are burnt out.`,
    causes: ['several_faces'],
  },
  {
    issue: 'no_colour',
    badness: ({ grey }) => beyond(grey > limits.GREY_FAIL),
    advice: () => 'Take the photo in colour, without a filter: this one is black and white.',
    causes: ['several_faces', 'too_dark', 'too_bright'],
  },
  {
    issue: 'turned',
    badness: ({ yaw, pitch }) => Math.max(yawBadness(yaw), pitchBadness(pitch)),
    advice: ({ yaw, pitch }) => {
      if (yawBadness(yaw) >= pitchBadness(pitch))
        return `Look straight into the camera: your head is turned to your ${yaw > 0 ? 'left' : 'right'}.`;
      return pitch > limits.PITCH_LEVEL
        ? 'Lift your chin until you look straight into the camera: your head is tipped down.'
        : 'Lower your chin until you look straight into the camera: your head is tipped up.';
    },
    causes: ['several_faces', 'cut_off'],
  },
  {
    issue: 'blurred',
    badness: ({ sharpness }) => between(sharpness, limits.SHARPNESS_WARN, limits.SHARPNESS_FAIL),
    advice: () => 'Hold the camera still until it has focused: the photo is blurred.',
    causes: ['several_faces', 'too_small', 'cut_off', 'too_dark', 'too_bright'],
  },
  {
    issue: 'uneven_light',
    badness: ({ lightBalance }) =>
      between(Math.abs(lightBalance), limits.LIGHT_BALANCE_WARN, limits.LIGHT_BALANCE_FAIL),
    advice: ({ lightBalance }) =>
      `Turn towards the window: the ${darkerSide(lightBalance)} side of your face is in shadow.`,
    causes: ['several_faces', 'cut_off', 'turned'],
  },
];

function yawBadness(yaw: number): number {
  return between(Math.abs(yaw), limits.YAW_WARN, limits.YAW_FAIL);
}

function pitchBadness(pitch: number): number {
  return between(Math.abs(pitch - limits.PITCH_LEVEL), limits.PITCH_WARN, limits.PITCH_FAIL);
}

/**
 * The gate. A refusal comes before a warning. Among several issues the worst is reported, unless another one
 * causes it. The brightness of the skin does not count.
 */
export function judgePhoto(evidence: PhotoEvidence): PhotoQuality {
  const found = CHECKS.map((check) => ({ ...check, amount: check.badness(evidence) }));
  for (const [status, limit] of [
    ['fail', 1],
    ['warn', 0],
  ] as const) {
    const bad = found.filter(({ amount }) => amount > limit);
    const own = bad.filter(({ causes }) => !bad.some(({ issue }) => causes.includes(issue)));
    const worst = own.toSorted((a, b) => b.amount - a.amount)[0];
    if (!worst) continue;
    const advice = worst.advice(evidence);
    const reason = status === 'fail' ? advice : `Readable, but ${lowerFirst(advice)}`;
    return { status, reason, issue: worst.issue };
  }
  const praise = praiseFor('pass', { light_balance: evidence.lightBalance, yaw: evidence.yaw });
  return { status: 'pass', reason: praiseSentence(praise), issue: null };
}

/** The verdict on a picture without a face. */
export function judgeFaceless(image: RgbImage): PhotoQuality {
  const { dark, bright } = extremesOf(image);
  if (dark > limits.NO_FACE_EXTREME)
    return { status: 'fail', reason: `${BRIGHTER}: the photo is nearly black.`, issue: 'too_dark' };
  if (bright > limits.NO_FACE_EXTREME)
    return { status: 'fail', reason: `${SOFTER}: the photo is burnt out.`, issue: 'too_bright' };
  const reason = 'Take a photo of your face from the front, with nothing covering it: no face was found.';
  return { status: 'fail', reason, issue: 'no_face' };
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
