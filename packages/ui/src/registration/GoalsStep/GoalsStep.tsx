import type { AgeBand } from '@daylit/contract';
import { type ChangeEvent, useState } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { AGE_BANDS } from '../../parts/AgeChoice/age-bands.ts';
import { AgeChoice } from '../../parts/AgeChoice/AgeChoice.tsx';
import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import type { FormErrors } from '../../lib/use-form-errors.ts';
import { type ActionState, failureOf, isUnderWay } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import { goalsFor } from '../choices.ts';
import { listOf } from '../ListQuestion/list-of.ts';
import { ListQuestion } from '../ListQuestion/ListQuestion.tsx';
import { StepActions } from '../StepActions/StepActions.tsx';
import { StepHeading } from '../StepHeading/StepHeading.tsx';
import styles from '../step-form.module.css';

/** The answers of step 3. */
export interface GoalsAnswers {
  age_band: AgeBand;
  /** The ticked goals in page order, then the text of Other. */
  goals: string[];
}

export interface GoalsStepProps {
  /** Earlier answers, when the person returns to this step. */
  defaultAnswers?: Partial<GoalsAnswers>;
  /** A `ResumedCard` above the form, for a person who returns. */
  resumed?: Elements;
  /** State of the erasure after `under_13`. */
  erasure: ActionState;
  /** Called at every change with all answers so far, so that a reload need not lose them. */
  onAnswer: (answers: Partial<GoalsAnswers>) => void;
  onBack: () => void;
  /** With `under_13` the goals are empty: no data about a child is kept. */
  onNext: (answers: GoalsAnswers) => void;
}

/** Step 3 of the registration. The age comes first because the offered goals depend on it. */
export function GoalsStep({ defaultAnswers, resumed, erasure, onAnswer, onBack, onNext }: GoalsStepProps) {
  const failure = failureOf(erasure, 'Unexpected error. Please try again.');
  const [ageBand, setAgeBand] = useState(defaultAnswers?.age_band);
  const { errors, formProps } = useForm(ageErrors, (entered) => {
    if (ageBand !== undefined) onNext({ age_band: ageBand, goals: listOf(entered, 'goals') });
  });

  function handleChange(event: ChangeEvent<HTMLFormElement>) {
    formProps.onChange(event);
    onAnswer(goalsAnswers(new FormData(event.currentTarget)));
  }

  return (
    <AuthLayout artTitle="Care that fits what you want." narrowArt="none">
      <StepHeading step={3} title="Goals" lead="Your age decides what we suggest, and what we leave out." />
      {resumed}
      <form {...formProps} onChange={handleChange} className={styles.Form}>
        <AgeChoice value={ageBand} onChange={setAgeBand} error={errors.age_band} />
        {ageBand !== 'under_13' && (
          <ListQuestion
            name="goals"
            legend="What would you like?"
            hint="Choose as many as you like."
            choices={goalsFor(ageBand)}
            defaultList={defaultAnswers?.goals}
            otherPlaceholder="Anything else you would like"
          />
        )}
        <Failure>{failure}</Failure>
        <StepActions label="Next" busy={isUnderWay(erasure)} busyLabel="Erasing…" onBack={onBack} />
      </form>
    </AuthLayout>
  );
}

function goalsAnswers(entered: FormData): Partial<GoalsAnswers> {
  const ageBand = AGE_BANDS.find(({ value }) => value === entered.get('age_band'))?.value;
  return { goals: listOf(entered, 'goals'), ...(ageBand !== undefined && { age_band: ageBand }) };
}

function ageErrors(entered: FormData): FormErrors<'age_band'> {
  return { age_band: entered.has('age_band') ? undefined : 'Please choose your age.' };
}
