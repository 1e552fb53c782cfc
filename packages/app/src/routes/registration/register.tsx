import { LoadingPage, TooYoungScreen } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { useTooYoung } from '../../data/registration/too-young.ts';
import { clearPendingRegistration } from '../../data/registration/pending-registration.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useLoadLater } from '../../hooks/use-load-later.ts';
import { preloadable } from '../../lib/preloadable.tsx';
import { isVisitor } from '../../lib/sign-in-hint.ts';
import { FreshSignInDialog } from '../credentials/fresh-sign-in-dialog.tsx';
import { RegisterAccount } from './register-account.tsx';
import { registerStep } from './register-step.ts';
import { type ComponentType, useEffect, useRef } from 'react';

const Later = preloadable(() => import('./onboarding-steps.tsx').then((file) => file.OnboardingSteps));
const PARTS = [Later];

/** The page, with the code of the steps after the account where one of them may be shown. */
export async function loadRegister(query: URLSearchParams): Promise<ComponentType> {
  if (query.has('step') || !isVisitor()) await Later.preload();
  return RegisterRoute;
}

/** Registration: the account; then, after the mail, the selfie, the goals and the concerns. */
function RegisterRoute() {
  const [query, setQuery] = useSearchParams();
  const session = useSession();
  const step = registerStep(session, query);
  const signIn = useFreshSignIn();
  const tooYoung = useTooYoung(signIn.run);
  useClearPendingRegistration(step !== null && step > 1);
  useTopOfPage(step);
  useLoadLater(PARTS);

  if (tooYoung.isSuccess) return <TooYoungScreen />;
  if (step === null) return <LoadingPage />;
  if (step === 1) return <RegisterAccount />;
  const email = session.status === 'signed_in' ? session.user.email : '';
  return (
    <>
      <Later.Page
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
