import { type SelfieCheck, SelfieStep } from '@daylit/ui';
import type { ReactElement } from 'react';
import { reasonOf } from '../../data/scans/checks-left.ts';
import type { CheckedSelfie, useCheckSelfie } from '../../data/registration/selfie.ts';
import { useCamera } from '../../hooks/use-camera.ts';
import { PhotoConsent } from '../consents/photo-consent.tsx';
import { actionState } from '../states.ts';

interface RegisterSelfieProps {
  /** The stored answers of a person who returns. */
  resumed: ReactElement | false;
  /** The photo that passed its check, perhaps before a reload. */
  selfie: CheckedSelfie | null;
  /** The check of the newest choice. Owned by the parent page, so that changing steps does not lose it. */
  check: ReturnType<typeof useCheckSelfie>;
  onBack: () => void;
  onNext: () => void;
}

/** Step 2: checks a selfie, after the photo consent is given. */
export function RegisterSelfie({ resumed, selfie, check, onBack, onNext }: RegisterSelfieProps) {
  const { data, variables: file, mutate } = check;
  const camera = useCamera();
  const isWaiting = data?.status === 'consent_needed';
  return (
    <>
      <SelfieStep
        {...camera}
        resumed={resumed}
        photo={isWaiting ? undefined : (file ?? selfie?.photo)}
        check={checkOf(check, selfie)}
        onChoose={({ file: chosen }) => mutate(chosen)}
        onBack={onBack}
        onNext={onNext}
      />
      <PhotoConsent
        isAwaited={isWaiting}
        onGiven={() => isWaiting && file && mutate(file)}
        onDeclined={check.reset}
      />
    </>
  );
}

function checkOf(
  { data, ...mutation }: RegisterSelfieProps['check'],
  kept: CheckedSelfie | null,
): SelfieCheck {
  const check = actionState(mutation);
  if (check.state === 'idle' && kept !== null) return { state: 'done', verdict: kept.quality };
  if (check.state !== 'done') return check;
  if (data?.status !== 'checked') return { state: 'idle' };
  return { state: 'done', verdict: { status: data.quality.status, reason: reasonOf(data.quality) } };
}
