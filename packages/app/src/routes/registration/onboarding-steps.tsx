import { ConcernsStep, GoalsStep } from '@daylit/ui';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFinishOnboarding } from '../../data/registration/onboarding.ts';
import type { useTooYoung } from '../../data/registration/too-young.ts';
import { findDraft, keepDraft } from '../../data/registration/onboarding-draft.ts';
import { useCheckedSelfie, useCheckSelfie, useReadSelfie } from '../../data/registration/selfie.ts';
import { actionState } from '../states.ts';
import { RegisterSelfie } from './register-selfie.tsx';
import { Resumed, useIsComingBack } from './resumed.tsx';

type GoalsAnswers = Parameters<ComponentProps<typeof GoalsStep>['onNext']>[0];
type ConcernsAnswers = Parameters<ComponentProps<typeof ConcernsStep>['onFinish']>[0];

interface OnboardingStepsProps {
  /** The member's address. Answers from before a reload are shown only to the member who gave them. */
  email: string;
  step: 2 | 3 | 4;
  /** Owned by the parent page, because it signs the member out. */
  tooYoung: ReturnType<typeof useTooYoung>;
  onStep: (step: 2 | 3 | 4) => void;
}

/** The steps after the verification: the selfie, the goals and the concerns. */
export function OnboardingSteps({ email, step, tooYoung, onStep }: OnboardingStepsProps) {
  const [draft] = useState(() => findDraft(email));
  const [goals, setGoals] = useState<Partial<GoalsAnswers>>(draft?.goals ?? {});
  const [concerns, setConcerns] = useState<Partial<ConcernsAnswers>>(draft?.concerns ?? {});
  const checked = useCheckedSelfie(email);
  const selfie = checked ?? null;
  const readSelfie = useReadSelfie(email);
  const check = useCheckSelfie(email);
  const finish = useFinishOnboarding();
  const navigate = useNavigate();
  const isComingBack = useIsComingBack(draft !== null, step);
  const resumed = isComingBack && <Resumed {...{ step, selfie, goals, onStep }} />;

  function answerGoals(answers: Partial<GoalsAnswers>) {
    setGoals(answers);
    keepDraft(email, { goals: answers, concerns });
  }

  function answerConcerns(answers: Partial<ConcernsAnswers>) {
    setConcerns(answers);
    keepDraft(email, { goals, concerns: answers });
  }

  async function handleFinish({ issues, ...skin }: ConcernsAnswers) {
    const read = await readSelfie();
    // It is read by now, so the step itself says that it is missing.
    if (read === null) return;
    const { age_band, goals: wishes = [] } = goals;
    // Somebody may open the address of this step before answering the earlier one.
    if (age_band === undefined) return onStep(3);
    const onboarding = { goals: wishes, issues, preferences: { age_band, ...skin } };
    finish.mutate(
      { onboarding, photo: read.photo },
      { onSuccess: ({ id }) => navigate(`/onboarding/${id}`) },
    );
  }

  if (step === 2) {
    return (
      <RegisterSelfie
        resumed={resumed}
        selfie={selfie}
        check={check}
        onBack={() => navigate('/')}
        onNext={() => onStep(3)}
      />
    );
  }
  if (step === 3) {
    return (
      <GoalsStep
        resumed={resumed}
        defaultAnswers={goals}
        erasure={actionState(tooYoung)}
        onAnswer={answerGoals}
        onBack={() => onStep(2)}
        onNext={(answers) => {
          if (answers.age_band === 'under_13') {
            tooYoung.mutate();
            return;
          }
          answerGoals(answers);
          onStep(4);
        }}
      />
    );
  }
  return (
    <ConcernsStep
      ageBand={goals.age_band}
      selfie={checked === null ? 'missing' : 'validated'}
      finish={actionState(finish)}
      resumed={resumed}
      defaultAnswers={concerns}
      onAnswer={answerConcerns}
      onBack={() => onStep(3)}
      onSelfie={() => onStep(2)}
      onFinish={handleFinish}
    />
  );
}
