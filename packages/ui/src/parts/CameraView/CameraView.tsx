import { useState } from 'react';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { CameraViewProps } from './camera-props.ts';
import { findProblem, PROBLEM_WORDS } from './camera-words.ts';
import { FullCamera } from './FullCamera.tsx';
import { InlineCamera } from './InlineCamera.tsx';
import { useFullCamera } from './use-full-camera.ts';
import { useShutter } from './use-shutter.ts';

/**
 * A mirror with an oval that follows the face, and one phrase at a time about what would make the photo
 * better. Frames are analysed on this page and never sent. On a phone it fills the screen, and the photo is
 * looked at before it is used.
 *
 * **Do** keep the file input available: not everybody can or wants to use a camera. **Don't** disable the
 * shutter until the guidance is `good`: the guidance can be wrong, and the photo is checked anyway.
 */
export function CameraView(props: CameraViewProps) {
  const { stream, problem, onUse, hasTimer = false, timerTick = 1000, announceAfter = 1000 } = props;
  const [taken, setTaken] = useState<File>();
  const isFull = useFullCamera();
  const shutter = useShutter({
    ...props,
    hasTimer,
    timerTick,
    announceAfter,
    isReviewing: taken !== undefined,
    onPhoto: isFull ? setTaken : onUse,
  });

  const shownProblem = findProblem(stream, problem);
  if (shownProblem !== undefined) return <Notice role="alert">{PROBLEM_WORDS[shownProblem]}</Notice>;
  const form = { ...props, announceAfter, shutter };
  if (!isFull) return <InlineCamera {...form} />;
  return <FullCamera {...form} taken={taken} onRetake={() => setTaken(undefined)} />;
}
