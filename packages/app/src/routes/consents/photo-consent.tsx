import { lazy, Suspense, useState } from 'react';
import { usePhotoConsent } from '../../data/consents.ts';
import { hasAcceptedTerms, useSession } from '../../data/sessions/session.ts';

// Most people are asked once in their life, so the dialog's code comes when it is needed.
const Dialog = lazy(async () => ({
  default: (await import('./photo-consent-dialog.tsx')).PhotoConsentDialog,
}));

interface PhotoConsentProps {
  /** A photo was chosen all the same, and waits for the answer. */
  isAwaited: boolean;
  /** The consent is recorded: what waited for it can go on. */
  onGiven: () => void;
  onDeclined: () => void;
}

/**
 * Asks for the consent to analyse photos: as soon as the page is there, so that nobody chooses a photo or opens the
 * camera before, and after a no once more when a photo waits for it. The terms come first.
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
  return <Suspense>{isOpen && <Dialog onGiven={onGiven} onDeclined={handleDecline} />}</Suspense>;
}
