import type { RgbImage } from '../image/rgb-image.ts';
import type { PhotoIssue, PhotoQuality } from '../report/payloads.ts';
import * as limits from '../thresholds.ts';
import type { PhotoEvidence } from './evidence.ts';
import { extremesOf } from './highlight.ts';

/** One check of the gate: which evidence, how bad, and the sentence that names what is wrong and what to change. */
interface Check {
  issue: PhotoIssue;
  status: (evidence: PhotoEvidence) => PhotoQuality['status'];
  advice: (evidence: PhotoEvidence) => string;
}

const above = (value: number, warn: number, fail: number): PhotoQuality['status'] =>
  value > fail ? 'fail' : value > warn ? 'warn' : 'pass';
const below = (value: number, warn: number, fail: number): PhotoQuality['status'] =>
  above(-value, -warn, -fail);

// In the order in which a person would put them right: a face that is small also looks blurred, a cut one looks turned.
const CHECKS: Check[] = [
  {
    issue: 'several_faces',
    status: ({ faces }) => (faces > 1 ? 'fail' : 'pass'),
    advice: () => 'More than one face is in the photo: take one with only you in it.',
  },
  {
    issue: 'too_small',
    status: ({ faceWidth }) => below(faceWidth, limits.FACE_WIDTH_WARN, limits.FACE_WIDTH_FAIL),
    advice: () => 'Your face is small in this photo: come closer, until it fills about half of the width.',
  },
  {
    issue: 'cut_off',
    status: ({ inside }) => below(inside, 0, limits.FACE_INSIDE_FAIL),
    advice: () => 'Part of your face is outside the photo: move so that all of it is in the frame.',
  },
  {
    issue: 'too_dark',
    status: ({ highlight, crushed, noise }) =>
      worst(
        below(highlight, limits.HIGHLIGHT_WARN, limits.HIGHLIGHT_FAIL),
        above(crushed, limits.CRUSHED_WARN, limits.CRUSHED_FAIL),
        above(noise, limits.NOISE_WARN, limits.NOISE_FAIL),
      ),
    advice: () => 'There is too little light: face a window or turn on more lights.',
  },
  {
    issue: 'too_bright',
    status: ({ clipped }) => above(clipped, limits.CLIPPED_WARN, limits.CLIPPED_FAIL),
    advice: () => 'The light on your face is too strong: step out of direct sun or move away from the lamp.',
  },
  {
    issue: 'turned',
    status: ({ yaw, pitch }) =>
      worst(
        above(Math.abs(yaw), limits.YAW_WARN, limits.YAW_FAIL),
        above(Math.abs(pitch - limits.PITCH_LEVEL), limits.PITCH_WARN, limits.PITCH_FAIL),
      ),
    advice: ({ yaw }) =>
      Math.abs(yaw) > limits.YAW_WARN
        ? 'Your head is turned to one side: look straight into the camera.'
        : 'Your head is tipped up or down: hold the camera level with your eyes.',
  },
  {
    issue: 'blurred',
    status: ({ sharpness }) => below(sharpness, limits.SHARPNESS_WARN, limits.SHARPNESS_FAIL),
    advice: () =>
      'The photo is blurred: wipe the lens and hold the camera still while it focuses on your face.',
  },
  {
    issue: 'uneven_light',
    status: ({ lightBalance }) =>
      above(Math.abs(lightBalance), limits.LIGHT_BALANCE_WARN, limits.LIGHT_BALANCE_FAIL),
    advice: ({ lightBalance }) =>
      `The ${lightBalance > 0 ? 'right' : 'left'} side of your face is in shadow: turn towards the light.`,
  },
];

function worst(...statuses: PhotoQuality['status'][]): PhotoQuality['status'] {
  if (statuses.includes('fail')) return 'fail';
  return statuses.includes('warn') ? 'warn' : 'pass';
}

/** The gate. The first failing check speaks; without one the first warning. Skin brightness is never looked at. */
export function judgePhoto(evidence: PhotoEvidence): PhotoQuality {
  for (const status of ['fail', 'warn'] as const) {
    const check = CHECKS.find((candidate) => candidate.status(evidence) === status);
    if (!check) continue;
    const advice = check.advice(evidence);
    const reason = status === 'fail' ? advice : `Readable, but ${lowerFirst(advice)}`;
    return { status, reason, issue: check.issue };
  }
  return {
    status: 'pass',
    reason: 'Your face is sharp, evenly lit and looks straight at the camera.',
    issue: null,
  };
}

/** The answer for a picture in which no face was found. */
export function judgeFaceless(image: RgbImage): PhotoQuality {
  const { dark, bright } = extremesOf(image);
  if (dark > limits.NO_FACE_EXTREME) {
    const reason = 'The photo is nearly black: face a window or turn on more lights.';
    return { status: 'fail', reason, issue: 'too_dark' };
  }
  if (bright > limits.NO_FACE_EXTREME) {
    const reason = 'The photo is burnt out: step out of direct sun or move away from the lamp.';
    return { status: 'fail', reason, issue: 'too_bright' };
  }
  const reason = 'No face was found: take a photo of your face from the front, with nothing covering it.';
  return { status: 'fail', reason, issue: 'no_face' };
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
