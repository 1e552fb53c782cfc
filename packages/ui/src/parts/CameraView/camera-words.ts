import type { PhotoGuidance } from '@daylit/contract';
/** Why there is no picture: the person or the browser said no, there is no camera, it gives nothing, or nobody knows. */
export type CameraProblem = 'denied' | 'no_camera' | 'in_use' | 'failed';

/** Why nothing is said about the picture: it is still on its way, or this browser cannot do it. */
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

/** Instead of the words for `good`, where the photo takes itself. */
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

/** Why a camera shows no picture and will not; undefined while it does, or still may. */
export function findProblem(
  stream: MediaStream | null | undefined,
  problem: CameraProblem | undefined,
): CameraProblem | undefined {
  return problem ?? (stream === null ? 'no_camera' : undefined);
}
