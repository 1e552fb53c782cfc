import type { PhotoGuidance } from '@daylit/contract';

/** The camera towards the person, shown as a mirror, or the one away from them. */
export type CameraFacing = 'user' | 'environment';

/** Why there is no picture: no permission, no camera, camera in use elsewhere, or an unknown failure. */
export type CameraProblem = 'denied' | 'no_camera' | 'in_use' | 'unreadable' | 'failed';

/** Why there is no guidance: its code is still loading, or this browser does not support it. */
export type GuidanceStatus = 'loading' | 'unavailable';

const GUIDANCE_WORDS: Record<PhotoGuidance, string> = {
  no_face: 'Bring your face into the oval.',
  several_faces: 'Only your own face, please.',
  centre: 'Move to the middle of the oval.',
  closer: 'Come a little closer.',
  further: 'Move back a little.',
  straight: 'Look straight ahead.',
  more_light: 'Find more light, for example facing a window.',
  less_light: 'Find softer light, out of the direct sun.',
  even_light: 'Turn towards the light: one side of your face is in shadow.',
  hold_still: 'Hold still.',
  good: 'This looks good. Take the photo.',
};

/** The same in at most three words, where the camera fills the screen and is held at arm's length. */
const GUIDANCE_PHRASES: Record<PhotoGuidance, string> = {
  no_face: 'Show your face',
  several_faces: 'Only your face',
  centre: 'To the middle',
  closer: 'A little closer',
  further: 'A little back',
  straight: 'Look straight ahead',
  more_light: 'Find more light',
  less_light: 'Find softer light',
  even_light: 'Face the light',
  hold_still: 'Hold still',
  good: 'Looks good',
};

/** What the photo gate says about a photo that was taken. */
export const REVIEW_WORDS: Record<PhotoGuidance, string> = {
  no_face: 'We see no face in this photo.',
  several_faces: 'We see more than one face.',
  centre: 'Part of your face is cut off.',
  closer: 'Your face is small in this photo.',
  further: 'Your face is very close.',
  straight: 'Your head is turned a little.',
  more_light: 'There is little light in this photo.',
  less_light: 'The light is too strong.',
  even_light: 'One side of your face is in shadow.',
  hold_still: 'This photo is a little blurred.',
  good: 'Even light, clear view of your face.',
};

/** Replaces the words for `good` when the timer takes the photo. */
const TIMER_WORDS = 'This looks good. Hold still, the photo takes itself.';

/** The phrase when the timer takes the photo. */
const TIMER_PHRASE = 'Hold still';

const STATUS_WORDS: Record<GuidanceStatus, string> = {
  loading: 'Guidance is loading. You can take the photo without it.',
  unavailable: 'Guidance did not load. Fill the oval with your face, or choose a photo below.',
};

const ASKING_WORDS = 'Your browser asks whether we may use the camera.';

export const PROBLEM_WORDS: Record<CameraProblem, string> = {
  denied:
    'The camera is blocked for this page. You can allow it in your browser’s settings, or choose a photo instead.',
  no_camera: 'No camera was found. You can choose a photo instead.',
  in_use:
    'The camera gives no picture: another app may be using it. Close that app and try again, or choose a photo instead.',
  unreadable: 'This browser does not let a page read the camera’s picture. Please choose a photo instead.',
  failed: 'The camera could not be opened. Please try again, or choose a photo instead.',
};

/** Why the camera cannot show a picture; undefined while it does or may soon. */
export function findProblem(
  stream: MediaStream | null | undefined,
  problem: CameraProblem | undefined,
): CameraProblem | undefined {
  return problem ?? (stream === null ? 'no_camera' : undefined);
}

interface Guided {
  stream: MediaStream | null | undefined;
  guidance: PhotoGuidance | undefined;
  guidanceStatus: GuidanceStatus | undefined;
  isTimerOn: boolean;
}

/** The sentence below the mirror; undefined while there is nothing to say. */
export function findWords({ stream, guidance, guidanceStatus, isTimerOn }: Guided): string | undefined {
  if (stream === undefined) return ASKING_WORDS;
  if (guidance === 'good' && isTimerOn) return TIMER_WORDS;
  if (guidance !== undefined) return GUIDANCE_WORDS[guidance];
  return guidanceStatus && STATUS_WORDS[guidanceStatus];
}

/** The phrase on the picture that fills the screen; undefined while there is nothing to say. */
export function findPhrase({ guidance, isTimerOn }: Guided): string | undefined {
  if (guidance === undefined) return undefined;
  return guidance === 'good' && isTimerOn ? TIMER_PHRASE : GUIDANCE_PHRASES[guidance];
}

/** The sentence below the shutter where the camera fills the screen. */
export function findHint(guided: Guided, isCounting: boolean): string {
  if (guided.stream === undefined) return ASKING_WORDS;
  if (isCounting) return 'Tap to take it now.';
  if (guided.guidanceStatus === 'unavailable')
    return 'Guidance did not load. Fill the oval with your face, or cancel and choose a photo.';
  if (!guided.isTimerOn) return 'Face the window, eyes open, no smile. Fill the oval.';
  return 'Face the window, eyes open, no smile. The photo takes itself when you fit the oval.';
}
