import { usePhotoConsent } from '../data/consents.ts';
import type { Session } from '../data/sessions/session.ts';
import { LazyDialog } from '../routes/shell/lazy-dialog.tsx';
import { mayWaitForPhoto, mustAcceptTerms } from './must-accept-terms.ts';
import type { Page } from './pages.ts';

const loadTerms = () => import('./legal-acceptance.tsx');

interface TermsDialogProps {
  session: Session;
  page: Page;
  /** The query of the address. */
  query: string;
}

/** The terms dialog over the page, where they are due and are not asked for together with a first photo. */
export function TermsDialog({ session, page, query }: TermsDialogProps) {
  const isDue = mustAcceptTerms(session, page);
  const mayWait = mayWaitForPhoto(page, new URLSearchParams(query));
  const { isPending, data: consent } = usePhotoConsent(isDue && mayWait);
  const isWaiting = mayWait && (isPending || consent?.granted === false);
  if (!isDue || isWaiting) return null;
  return (
    <LazyDialog title="Before you continue" load={loadTerms}>
      {({ LegalAcceptance }) => <LegalAcceptance />}
    </LazyDialog>
  );
}
