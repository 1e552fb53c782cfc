import type { PhotoFacts, PhotoProblem, PhotoQuality } from '@daylit/contract';
import { capitalise, fill, otherwise, type Phrase, phraseFor, type Words } from './phrase.ts';

/** A problem of a photo: what to do, and why. `{side}` and `{edge}` come from the photo. */
export interface Advice {
  when: string;
  holds: (problem: PhotoProblem) => boolean;
  /** After "Next time,", without a full stop. */
  does: string;
  why: string;
}

const isTurnedTo =
  (...directions: string[]) =>
  (problem: PhotoProblem): boolean =>
    problem.issue === 'turned' && directions.includes(problem.to);

/** What to do about each problem. */
export const PHOTO_ADVICE: readonly Advice[] = [
  {
    when: 'several faces',
    holds: ({ issue }) => issue === 'several_faces',
    does: 'take a photo with only you in it',
    why: 'we see more than one face',
  },
  {
    when: 'something covers the face',
    holds: (problem) => problem.issue === 'no_face' && problem.because === 'covered',
    does: 'take off what covers your face',
    why: 'we can’t see your skin',
  },
  {
    when: 'the picture is upside down',
    holds: (problem) => problem.issue === 'no_face' && problem.because === 'upside_down',
    does: 'turn the photo the right way up',
    why: 'your face is upside down',
  },
  {
    when: 'no face',
    holds: ({ issue }) => issue === 'no_face',
    does: 'take a photo of your face from the front',
    why: 'we found no face',
  },
  {
    when: 'the face is too small',
    holds: ({ issue }) => issue === 'too_small',
    does: 'come closer, until your face fills half the width',
    why: 'your face is small in this photo',
  },
  {
    when: 'the face is cut off',
    holds: ({ issue }) => issue === 'cut_off',
    does: 'move your whole face into the frame',
    why: 'part of it is outside, {edge}',
  },
  {
    when: 'the whole photo is dark',
    holds: (problem) => problem.issue === 'too_dark' && problem.isEverywhere,
    does: 'face a window or turn on more lights',
    why: 'the photo is nearly black',
  },
  {
    when: 'too dark',
    holds: ({ issue }) => issue === 'too_dark',
    does: 'face a window or turn on more lights',
    why: 'there is too little light to see your skin',
  },
  {
    when: 'the whole photo is overexposed',
    holds: (problem) => problem.issue === 'too_bright' && problem.isEverywhere,
    does: 'step out of direct sun or away from the lamp',
    why: 'the photo is overexposed',
  },
  {
    when: 'too bright',
    holds: ({ issue }) => issue === 'too_bright',
    does: 'step out of direct sun or away from the lamp',
    why: 'parts of your face are overexposed',
  },
  {
    when: 'black and white',
    holds: ({ issue }) => issue === 'no_colour',
    does: 'take the photo in color, without a filter',
    why: 'this one is black and white',
  },
  {
    when: 'coloured light or a filter',
    holds: ({ issue }) => issue === 'odd_colour',
    does: 'take the photo in daylight, without a filter',
    why: 'colored light or a filter hides the color of your skin',
  },
  {
    when: 'turned to one side',
    holds: isTurnedTo('left', 'right'),
    does: 'look straight at the camera',
    why: 'your head is turned to your {side}',
  },
  {
    when: 'chin down',
    holds: isTurnedTo('down'),
    does: 'lift your chin until you look straight at the camera',
    why: 'your head is tipped down',
  },
  {
    when: 'chin up',
    holds: isTurnedTo('up'),
    does: 'lower your chin until you look straight at the camera',
    why: 'your head is tipped up',
  },
  {
    when: 'blurred',
    holds: ({ issue }) => issue === 'blurred',
    does: 'hold the camera still until it has focused',
    why: 'the photo is blurred',
  },
  {
    when: 'light from one side',
    holds: ({ issue }) => issue === 'uneven_light',
    does: 'turn toward the window',
    why: 'your {side} side is in shadow',
  },
];

/** The reason beside a photo that passed. At most four words. */
export const GOOD_PHOTO: readonly Phrase<PhotoFacts>[] = [
  { when: 'even light', holds: ({ isEvenlyLit }) => isEvenlyLit, says: 'Even light, in focus.' },
  { when: 'held straight', holds: ({ isStraight }) => isStraight, says: 'Sharp and straight on.' },
  { when: 'otherwise', holds: otherwise, says: 'In focus.' },
];

/** The verdict on a photo in words. A warning says what to do next time, a refusal what to do now and why. */
export function photoQuality(facts: PhotoFacts): PhotoQuality {
  const { status, problem } = facts;
  if (problem === null) return { status, reason: phraseFor(GOOD_PHOTO, facts), issue: null };
  const advice = PHOTO_ADVICE.find(({ holds }) => holds(problem));
  if (!advice) throw new Error(`No advice for ${problem.issue}.`);
  const says =
    status === 'fail' ? `${capitalise(advice.does)}: ${advice.why}.` : `Next time, ${advice.does}.`;
  return { status, reason: fill(says, wordsOf(problem)), issue: problem.issue };
}

const EDGES = { left: 'on the left', right: 'on the right', top: 'at the top', bottom: 'at the bottom' };

function wordsOf(problem: PhotoProblem): Words {
  if (problem.issue === 'cut_off') return { edge: EDGES[problem.edge] };
  if (problem.issue === 'turned') return { side: problem.to };
  return problem.issue === 'uneven_light' ? { side: problem.darkerSide } : {};
}
