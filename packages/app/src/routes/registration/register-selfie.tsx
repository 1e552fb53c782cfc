import { type SelfieCheck, SelfieStep } from '@daylit/ui';
import { type ReactElement, useState } from 'react';
import { reasonOf } from '../../data/scans/checks-left.ts';
import type { CheckedSelfie, useCheckSelfie } from '../../data/registration/selfie.ts';
import { useCamera } from '../../hooks/use-camera.ts';
import { FirstPhoto } from '../consents/first-photo.tsx';
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

/** Step 2: checks a selfie. Without the photo consent it is not sent, and Next asks for the consent. */
export function RegisterSelfie({ resumed, selfie, check, onBack, onNext }: RegisterSelfieProps) {
  const { data, variables: file, mutate } = check;
  const camera = useCamera();
  const isWaiting = data?.status === 'consent_needed';
  const [asks, setAsks] = useState<'not_yet' | 'now' | 'declined'>('not_yet');

  function sendWaiting() {
    setAsks('not_yet');
    if (file === undefined) return;
    mutate(file, {
      // The button was pressed already. A warning stays to be read.
      onSuccess: (outcome) => outcome.status === 'checked' && outcome.quality.status === 'pass' && onNext(),
    });
  }

  return (
    <>
      <SelfieStep
        {...camera}
        resumed={resumed}
        photo={file ?? selfie?.photo}
        check={checkOf(check, selfie)}
        hasDeclined={asks === 'declined'}
        onChoose={({ file: chosen }) => {
          setAsks('not_yet');
          mutate(chosen);
        }}
        onBack={onBack}
        onNext={() => (isWaiting ? setAsks('now') : onNext())}
      />
      {asks === 'now' && <FirstPhoto onGiven={sendWaiting} onDeclined={() => setAsks('declined')} />}
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
  if (data?.status !== 'checked') return { state: 'waiting' };
  return { state: 'done', verdict: { status: data.quality.status, reason: reasonOf(data.quality) } };
}
