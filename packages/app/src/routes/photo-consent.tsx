import { lazy, Suspense } from 'react';
import type { PhotoConsentProps } from './photo-consent-dialog.tsx';

// Most people are asked once in their life, so the dialog's code comes when it is needed.
const Dialog = lazy(async () => ({
  default: (await import('./photo-consent-dialog.tsx')).PhotoConsentDialog,
}));

/** Asks for the consent to analyse photos. */
export function PhotoConsent(props: PhotoConsentProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
