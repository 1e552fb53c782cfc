import { LoadingPage, TooYoungScreen } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { useTooYoung } from '../../data/registration/onboarding.ts';
import { clearPendingRegistration } from '../../data/registration/pending-registration.ts';
import { useSession } from '../../data/sessions/session.ts';
import { FreshSignInDialog } from '../credentials/fresh-sign-in-dialog.tsx';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { RegisterAccount } from './register-account.tsx';
import { registerStep } from './register-step.ts';
import { useEffect, useRef } from 'react';

/** Registration: the account; then, after the mail, the selfie, the goals and the concerns. */
export function RegisterRoute() {
  const [query, setQuery] = useSearchParams();
  const session = useSession();
  const step = registerStep(session, query);
  const signIn = useFreshSignIn();
  const tooYoung = useTooYoung(signIn.run);
  useClearPendingRegistration(step !== null && step > 1);
  useTopOfPage(step);

  if (tooYoung.isSuccess) return <TooYoungScreen />;
  if (step === null) return <LoadingPage />;
  if (step === 1) return <RegisterAccount />;
  const email = session.status === 'signed_in' ? session.user.email : '';
  return (
    <>
      <OnboardingSteps
        key={email}
        email={email}
        step={step}
        tooYoung={tooYoung}
        onStep={(next) => setQuery({ step: String(next) })}
      />
      <FreshSignInDialog signIn={signIn} />
    </>
  );
}

// The kept registration is no longer needed once the user has returned from their inbox.
function useClearPendingRegistration(isBack: boolean): void {
  useEffect(() => {
    if (isBack) clearPendingRegistration();
  }, [isBack]);
}

/** Scrolls to the top when `part` changes, because the next step of a form reads like a new page. */
function useTopOfPage(part: unknown): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [part]);
}
