import type { AgeBand } from '@daylit/contract';
import { type SubmitEvent, useRef, useState } from 'react';
import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { concernsFor } from '../choices.ts';
import { ListQuestion } from '../ListQuestion/ListQuestion.tsx';
import { StepActions } from '../StepActions/StepActions.tsx';
import { StepHeading } from '../StepHeading/StepHeading.tsx';
import { type ConcernsAnswers, concernsAnswers } from './concerns-answers.ts';
import { MissingSelfie } from './MissingSelfie.tsx';
import { SkinQuestions } from './SkinQuestions.tsx';
import { type ActionState, failureOf, isUnderWay } from '../../lib/states.ts';
import styles from '../step-form.module.css';

export interface ConcernsStepProps {
  /** From step 3. Members of 13 to 17 are not offered 'Wrinkles'. */
  ageBand: AgeBand | undefined;
  /** `missing` after a reload: the photo exists only in this page's memory. */
  selfie: 'validated' | 'missing';
  /**
   * State of the last request of the registration. While it is in progress, the form ignores a second submit.
   */
  finish: ActionState;
  /** Earlier answers, when the person returns to this step. */
  defaultAnswers?: Partial<ConcernsAnswers>;
  /** Receives the entered data, so that it is not lost. */
  onBack: (answers: ConcernsAnswers) => void;
  /** Goes to step 2, from the message that the selfie is missing. Receives the entered data. */
  onSelfie: (answers: ConcernsAnswers) => void;
  /** Called only with a validated selfie. */
  onFinish: (answers: ConcernsAnswers) => void;
}

/** Step 4 of the registration. */
export function ConcernsStep({
  ageBand,
  selfie,
  finish,
  defaultAnswers,
  onBack,
  onSelfie,
  onFinish,
}: ConcernsStepProps) {
  const failure = failureOf(finish, 'Unexpected error. Please try again.');
  const [isSelfieMissed, setIsSelfieMissed] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  const leaveTo = (onLeave: (answers: ConcernsAnswers) => void) => () => {
    if (formRef.current !== null) onLeave(concernsAnswers(new FormData(formRef.current)));
  };

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSelfieMissed(selfie === 'missing');
    if (selfie === 'validated') onFinish(concernsAnswers(new FormData(event.currentTarget)));
  }

  return (
    <AuthLayout artTitle="Care that fits what you want." narrowArt="none">
      <StepHeading step={4} title="Concerns" lead="Choose as many as you like, or none." />
      <form ref={formRef} noValidate onSubmit={handleSubmit} className={styles.Form}>
        <ListQuestion
          name="issues"
          legend="Concerns"
          legendVisibility="hidden"
          choices={concernsFor(ageBand)}
          defaultList={defaultAnswers?.issues}
          otherPlaceholder="Anything else"
        />
        <SkinQuestions defaultAnswers={defaultAnswers} />
        {isSelfieMissed && <MissingSelfie onSelfie={leaveTo(onSelfie)} />}
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <StepActions
          label="Finish"
          busy={isUnderWay(finish)}
          busyLabel="Starting your scan…"
          onBack={leaveTo(onBack)}
        />
      </form>
    </AuthLayout>
  );
}
