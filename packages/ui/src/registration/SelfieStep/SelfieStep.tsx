import { useRef, useState } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { Bust } from '../../art/Bust/Bust.tsx';
import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import { findProblem, PROBLEM_WORDS } from '../../parts/CameraView/camera-words.ts';
import { onlyImage } from '../../parts/FileDrop/only-image.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { type CameraChoice, PhotoField } from '../../parts/PhotoField/PhotoField.tsx';
import { SELFIE_TIPS } from '../../parts/PhotoTips/photo-tips.tsx';
import { TipList } from '../../parts/TipList/TipList.tsx';
import { StepActions } from '../StepActions/StepActions.tsx';
import { StepHeading } from '../StepHeading/StepHeading.tsx';
import { ChosenSelfie } from './ChosenSelfie.tsx';
import { type SelfieCheck, SelfieVerdict } from './SelfieVerdict.tsx';
import styles from './SelfieStep.module.css';

export interface SelfieStepProps extends CameraChoice {
  /** The chosen photo. The app holds it, so that changing steps does not lose it. */
  photo?: File | undefined;
  /** A `ResumedCard` above the photo, for a person who returns. */
  resumed?: Elements;
  /** State and result of the check. */
  check: SelfieCheck;
  /** The consent to send the photo was asked for and not given. Default false. */
  hasDeclined?: boolean;
  /** Receives a photo to check, or again after a failed check. The newest photo replaces a running check. */
  onChoose: (choice: { file: File }) => void;
  /** Goes to step 1. The caller keeps the photo. */
  onBack: () => void;
  /** Called with a checked photo, or with one whose check waits for this. */
  onNext: () => void;
}

/** Step 2 of the registration. */
export function SelfieStep({
  photo,
  resumed,
  check,
  hasDeclined = false,
  onUseCamera,
  camera,
  onChoose,
  onBack,
  onNext,
}: SelfieStepProps) {
  const [error, setError] = useState<string>();
  const areaRef = useRef<HTMLDivElement>(null);
  const problem = camera && findProblem(camera.stream, camera.problem);
  const isCameraOpen = camera !== undefined && problem === undefined;

  function handleFiles({ files }: { files: File[] }) {
    const file = onlyImage(files);
    setError(file === null ? 'Please upload exactly 1 image.' : undefined);
    if (file !== null) onChoose({ file });
  }

  function handleNext() {
    if (check.state === 'waiting' || (check.state === 'done' && check.verdict.status !== 'fail')) {
      onNext();
      return;
    }
    if (photo === undefined) setError('Please upload a selfie.');
    areaRef.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
  }

  return (
    <AuthLayout artTitle="Face forward, in good light." narrowArt="none">
      <StepHeading step={2} title="Add a selfie" lead="This is the starting point for your first report." />
      {resumed}
      <div className={styles.Content}>
        <div ref={areaRef} className={styles.Content}>
          {photo === undefined || isCameraOpen ? (
            <>
              {/* An existing photo stays in its place until there is another one. */}
              <PhotoField
                takesFocus={photo !== undefined}
                label="Take or choose a photo"
                hint="One image, any common format"
                art={<Bust density="small" />}
                onFiles={handleFiles}
                onRemove={() => setError(undefined)}
                error={error}
                onUseCamera={onUseCamera}
                camera={camera}
              />
              <TipList tips={SELFIE_TIPS} />
            </>
          ) : (
            <ChosenSelfie file={photo} error={error} onFiles={handleFiles} onUseCamera={onUseCamera}>
              <SelfieVerdict
                check={check}
                hasDeclined={hasDeclined}
                onCheckAgain={() => onChoose({ file: photo })}
              />
              {problem !== undefined && <Notice role="alert">{PROBLEM_WORDS[problem]}</Notice>}
            </ChosenSelfie>
          )}
        </div>
        <StepActions
          label="Next"
          busy={check.state === 'busy'}
          busyLabel="Checking…"
          onBack={onBack}
          onNext={handleNext}
        />
        <p className={styles.Note}>
          The original photo is deleted right after analysis. If your face is small in it, we send only the
          part around it. A small thumbnail is kept while your account exists.
        </p>
      </div>
    </AuthLayout>
  );
}
