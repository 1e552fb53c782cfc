import type { AgeBand } from '@daylit/contract';
import { type SubmitEvent, useState } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
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
  /** `missing` when the person arrives without step 2. */
  selfie: 'validated' | 'missing';
  /**
   * State of the last request of the registration. While it is in progress, the form ignores a second submit.
   */
  finish: ActionState;
  /** Earlier answers, when the person returns to this step. */
  defaultAnswers?: Partial<ConcernsAnswers>;
  /** A `ResumedCard` above the form, for a person who returns. */
  resumed?: Elements;
  /** Called at every change with all answers so far, so that a reload need not lose them. */
  onAnswer: (answers: ConcernsAnswers) => void;
  onBack: () => void;
  /** Goes to step 2, from the message that the selfie is missing. */
  onSelfie: () => void;
  /** Called only with a validated selfie. */
  onFinish: (answers: ConcernsAnswers) => void;
}

/** Step 4 of the registration. */
export function ConcernsStep({
  ageBand,
  selfie,
  finish,
  defaultAnswers,
  resumed,
  onAnswer,
  onBack,
  onSelfie,
  onFinish,
}: ConcernsStepProps) {
  const failure = failureOf(finish, 'Unexpected error. Please try again.');
  const [isSubmitted, setIsSubmitted] = useState(false);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSubmitted(true);
    if (selfie === 'validated') onFinish(concernsAnswers(new FormData(event.currentTarget)));
  }

  return (
    <AuthLayout artTitle="Care that fits what you want." narrowArt="none">
      <StepHeading step={4} title="Concerns" lead="Choose as many as you like, or none." />
      {resumed}
      <form
        noValidate
        onSubmit={handleSubmit}
        onChange={({ currentTarget }) => onAnswer(concernsAnswers(new FormData(currentTarget)))}
        className={styles.Form}
      >
        <ListQuestion
          name="issues"
          legend="Concerns"
          legendVisibility="hidden"
          choices={concernsFor(ageBand)}
          defaultList={defaultAnswers?.issues}
          otherPlaceholder="Anything else"
        />
        <SkinQuestions defaultAnswers={defaultAnswers} />
        {isSubmitted && selfie === 'missing' && <MissingSelfie onSelfie={onSelfie} />}
        <Failure>{failure}</Failure>
        <StepActions
          label="Finish"
          busy={isUnderWay(finish)}
          busyLabel="Starting your scan…"
          onBack={onBack}
        />
      </form>
    </AuthLayout>
  );
}
