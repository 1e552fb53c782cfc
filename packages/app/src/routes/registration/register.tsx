import { ConcernsStep, GoalsStep, TooYoungScreen } from '@daylit/ui';
import { type ComponentProps, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCheckSelfie, useFinishOnboarding, useTooYoung } from '../../data/registration/onboarding.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useTopOfPage } from '../../hooks/use-top-of-page.ts';
import { clearPendingRegistration } from '../../data/registration/pending-registration.ts';
import { registerStep } from './register-step.ts';
import { actionState } from '../states.ts';
import { RegisterAccount } from './register-account.tsx';
import { checkedPhoto, RegisterSelfie } from './register-selfie.tsx';

type GoalsAnswers = Parameters<ComponentProps<typeof GoalsStep>['onNext']>[0];
type ConcernsAnswers = Parameters<ComponentProps<typeof ConcernsStep>['onFinish']>[0];

/** Registering: the account, and after the mail the selfie, the goals and the concerns. */
export function RegisterRoute() {
  const [query, setQuery] = useSearchParams();
  const step = registerStep(useSession(), query);
  const [goals, setGoals] = useState<Partial<GoalsAnswers>>({});
  const [concerns, setConcerns] = useState<Partial<ConcernsAnswers>>({});
  const selfie = useCheckSelfie();
  const tooYoung = useTooYoung();
  const finish = useFinishOnboarding();
  const navigate = useNavigate();
  useForgottenRegistration(step !== null && step > 1);
  useTopOfPage(step);

  const goTo = (next: 2 | 3 | 4) => setQuery({ step: String(next) });

  function leaveGoals(answers: Partial<GoalsAnswers>, next: 2 | 4) {
    setGoals(answers);
    goTo(next);
  }

  function leaveConcerns(answers: ConcernsAnswers, next: 2 | 3) {
    setConcerns(answers);
    goTo(next);
  }

  function handleFinish(answers: ConcernsAnswers) {
    const photo = checkedPhoto(selfie.data);
    if (photo === null) return;
    const { age_band, goals: wishes = [] } = goals;
    // After a reload the answers of the step before are gone.
    if (age_band === undefined) {
      leaveConcerns(answers, 3);
      return;
    }
    const { issues, ...skin } = answers;
    const onboarding = { goals: wishes, issues, preferences: { age_band, ...skin } };
    finish.mutate({ onboarding, photo }, { onSuccess: ({ id }) => navigate(`/onboarding/${id}`) });
  }

  if (tooYoung.isSuccess) return <TooYoungScreen />;
  if (step === 1) return <RegisterAccount />;
  if (step === 2)
    return <RegisterSelfie selfie={selfie} onBack={() => navigate('/')} onNext={() => goTo(3)} />;
  if (step === 3) {
    return (
      <GoalsStep
        defaultAnswers={goals}
        erasure={actionState(tooYoung)}
        onBack={(answers) => leaveGoals(answers, 2)}
        onNext={(answers) =>
          answers.age_band === 'under_13' ? tooYoung.mutate(answers.age_band) : leaveGoals(answers, 4)
        }
      />
    );
  }
  if (step === 4) {
    return (
      <ConcernsStep
        ageBand={goals.age_band}
        selfie={checkedPhoto(selfie.data) === null ? 'missing' : 'validated'}
        finish={actionState(finish)}
        defaultAnswers={concerns}
        onBack={(answers) => leaveConcerns(answers, 3)}
        onSelfie={(answers) => leaveConcerns(answers, 2)}
        onFinish={handleFinish}
      />
    );
  }
  return null;
}

// What was kept for the trip to the inbox is used once the person is back.
function useForgottenRegistration(isBack: boolean): void {
  useEffect(() => {
    if (isBack) clearPendingRegistration();
  }, [isBack]);
}
