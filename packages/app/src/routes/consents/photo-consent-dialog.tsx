import { PhotoConsentModal } from '@daylit/ui';
import { usePhotoConsent, useRecordConsent } from '../../data/consents.ts';
import { actionState } from '../states.ts';

interface PhotoConsentDialogProps {
  /** The consent is recorded. */
  onGiven: () => void;
  onDeclined: () => void;
}

/** The question itself, with the server's text. */
export function PhotoConsentDialog({ onGiven, onDeclined }: PhotoConsentDialogProps) {
  const { data: consent } = usePhotoConsent();
  const give = useRecordConsent();
  if (consent === undefined) return null;
  return (
    <PhotoConsentModal
      text={consent.text}
      version={consent.version}
      recording={actionState(give)}
      onAccept={() => give.mutate({ purpose: 'photo_analysis', granted: true }, { onSuccess: onGiven })}
      onDecline={onDeclined}
    />
  );
}
