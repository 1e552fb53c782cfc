import type { PhotoGuidance } from '@daylit/contract';
/** Why there is no picture: no permission, no camera, camera in use elsewhere, or an unknown failure. */
export type CameraProblem = 'denied' | 'no_camera' | 'in_use' | 'failed';

/** Why there is no guidance: its code is still loading, or this browser does not support it. */
export type GuidanceStatus = 'loading' | 'unavailable';

export const GUIDANCE_WORDS: Record<PhotoGuidance, string> = {
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

/** Replaces the words for `good` when the timer takes the photo. */
export const TIMER_WORDS = 'This looks good. Hold still, the photo takes itself.';

export const STATUS_WORDS: Record<GuidanceStatus, string> = {
  loading: 'Guidance is loading. You can take the photo without it.',
  unavailable: 'Guidance did not load. Fill the oval with your face, or choose a photo below.',
};

export const ASKING_WORDS = 'Your browser asks whether we may use the camera.';

export const PROBLEM_WORDS: Record<CameraProblem, string> = {
  denied:
    'The camera is blocked for this page. You can allow it in your browser’s settings, or choose a photo instead.',
  no_camera: 'No camera was found. You can choose a photo instead.',
  in_use:
    'The camera gives no picture: another app may be using it. Close that app and try again, or choose a photo instead.',
  failed: 'The camera could not be opened. Please try again, or choose a photo instead.',
};

/** Why the camera cannot show a picture; undefined while it does or may soon. */
export function findProblem(
  stream: MediaStream | null | undefined,
  problem: CameraProblem | undefined,
): CameraProblem | undefined {
  return problem ?? (stream === null ? 'no_camera' : undefined);
}
