import { useState } from 'react';
import { usePhotoConsent } from '../../data/consents.ts';
import { LazyDialog } from '../shell/lazy-dialog.tsx';
import { hasAcceptedTerms, useSession } from '../../data/sessions/session.ts';

// Most members see this dialog once, so its code is loaded on demand.
const loadDialog = () => import('./photo-consent-dialog.tsx');

interface PhotoConsentProps {
  /** A photo is chosen and waits for the answer. */
  isAwaited: boolean;
  /** Called when the consent is recorded. */
  onGiven: () => void;
  onDeclined: () => void;
}

/**
 * Asks for the consent to analyse photos as soon as the page is shown, before a photo is chosen or the camera
 * is opened. After a "no" it asks again when a photo waits. The terms must be accepted first.
 */
export function PhotoConsent({ isAwaited, onGiven, onDeclined }: PhotoConsentProps) {
  const session = useSession();
  const isMember = session.status === 'signed_in' && hasAcceptedTerms(session.user);
  const { data: consent } = usePhotoConsent(isMember);
  const [isDeclined, setIsDeclined] = useState(false);
  const isOpen = isAwaited || (isMember && consent?.granted === false && !isDeclined);

  function handleDecline() {
    setIsDeclined(true);
    onDeclined();
  }
  if (!isOpen) return null;
  return (
    <LazyDialog
      title="Your photo, your choice"
      size="medium"
      load={loadDialog}
      isReloadable={!isAwaited}
      onClose={handleDecline}
    >
      {({ PhotoConsentDialog }) => <PhotoConsentDialog onGiven={onGiven} onDeclined={handleDecline} />}
    </LazyDialog>
  );
}
