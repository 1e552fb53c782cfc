import { type SelfieCheck, SelfieStep } from '@daylit/ui';
import type { SelfieOutcome, useCheckSelfie } from '../../data/registration/onboarding.ts';
import { useCamera } from '../../hooks/use-camera.ts';
import { PhotoConsent } from '../consents/photo-consent.tsx';
import { actionState } from '../states.ts';

interface RegisterSelfieProps {
  /** Kept by the page around, so that going back and forth does not lose the photo. */
  selfie: ReturnType<typeof useCheckSelfie>;
  onBack: () => void;
  onNext: () => void;
}

/** Step 2: has a selfie checked, after asking whether it may be looked at. */
export function RegisterSelfie({ selfie, onBack, onNext }: RegisterSelfieProps) {
  const { data, variables: file, mutate } = selfie;
  const camera = useCamera();
  const isWaiting = data?.status === 'consent_needed';
  return (
    <>
      <SelfieStep
        {...camera}
        photo={isWaiting ? undefined : file}
        check={checkOf(selfie)}
        onChoose={({ file: chosen }) => mutate(chosen)}
        onBack={onBack}
        onNext={onNext}
      />
      <PhotoConsent
        isAwaited={isWaiting}
        onGiven={() => isWaiting && file && mutate(file)}
        onDeclined={selfie.reset}
      />
    </>
  );
}

/** The photo that passed, as it was sent; null without one. */
export function checkedPhoto(outcome: SelfieOutcome | undefined): Blob | null {
  return outcome?.status === 'checked' && outcome.quality.status !== 'fail' ? outcome.photo : null;
}

function checkOf({ data, ...mutation }: RegisterSelfieProps['selfie']): SelfieCheck {
  const check = actionState(mutation);
  if (check.state !== 'done') return check;
  return data?.status === 'checked' ? { state: 'done', verdict: data.quality } : { state: 'idle' };
}
