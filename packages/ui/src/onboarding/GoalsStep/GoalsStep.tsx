import { type SubmitEvent, useRef, useState } from 'react';
import { AuthLayout } from '../../primitives/AuthLayout/AuthLayout.tsx';
import { ChoiceGroup } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { textOf, useFormErrors } from '../../primitives/use-form-errors.ts';
import { AGE_BANDS, type AgeBand, goalsFor, otherOf, withOther } from '../choices.ts';
import { StepActions } from '../StepActions/StepActions.tsx';
import { StepHeading } from '../StepHeading/StepHeading.tsx';
import styles from '../step-form.module.css';

/** What step 3 asks. */
export interface GoalsAnswers {
  age_band: AgeBand;
  /** The ticked ones in the order of the page, then the text of Other. */
  goals: string[];
}

export interface GoalsStepProps {
  /** What was answered before, when the person comes back. */
  defaultAnswers?: Partial<GoalsAnswers>;
  /** `sending` only happens for `under_13`, where the answer goes to the server at once. Default `idle`. */
  status?: 'idle' | 'sending' | 'failed';
  /** The server's reason for `failed`. Default: 'Unexpected error. Please try again.' */
  detail?: string | undefined;
  /** With what is entered so far, so that nothing is lost. */
  onBack: (answers: Partial<GoalsAnswers>) => void;
  /** `under_13` comes with no goals: nothing of a child is kept. */
  onNext: (answers: GoalsAnswers) => void;
}

/** Registering, step 3. The age comes first because the goals depend on it. */
export function GoalsStep({
  defaultAnswers,
  status = 'idle',
  detail = 'Unexpected error. Please try again.',
  onBack,
  onNext,
}: GoalsStepProps) {
  const [ageBand, setAgeBand] = useState(defaultAnswers?.age_band);
  const formRef = useRef<HTMLFormElement>(null);
  const { errors, check, recheck } = useFormErrors<'age_band'>((entered) =>
    entered.has('age_band') ? {} : { age_band: 'Please choose your age.' },
  );
  const givenGoals = defaultAnswers?.goals ?? [];

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = check(event.currentTarget);
    if (entered !== null && ageBand !== undefined) onNext({ age_band: ageBand, goals: goalsOf(entered) });
  }

  function handleBack() {
    const goals = formRef.current === null ? givenGoals : goalsOf(new FormData(formRef.current));
    onBack({ goals, ...(ageBand !== undefined && { age_band: ageBand }) });
  }

  return (
    <AuthLayout artTitle="Care that fits what you want." narrowArt="none">
      <StepHeading step={3} title="Goals" lead="Your age decides what we suggest, and what we leave out." />
      <form
        ref={formRef}
        noValidate
        onSubmit={handleSubmit}
        onChange={(event) => recheck(event.currentTarget)}
        className={styles.Form}
      >
        <ChoiceGroup legend="How old are you?" columns="two" error={errors.age_band}>
          {AGE_BANDS.map(({ value, label }) => (
            <ChoiceTile
              key={value}
              type="radio"
              name="age_band"
              value={value}
              label={label}
              required
              checked={ageBand === value}
              onChange={() => setAgeBand(value)}
            />
          ))}
        </ChoiceGroup>
        {ageBand === 'under_13' ? (
          <Notice>
            Daylit is for people aged 13 and over. If you continue, we erase your account and everything in
            it.
          </Notice>
        ) : (
          <>
            <ChoiceGroup legend="What would you like?" hint="Choose as many as you like.">
              {goalsFor(ageBand).map((goal) => (
                <ChoiceTile
                  key={goal}
                  name="goals"
                  value={goal}
                  label={goal}
                  defaultChecked={givenGoals.includes(goal)}
                />
              ))}
            </ChoiceGroup>
            <TextField
              label="Other"
              optional
              name="other"
              autoComplete="off"
              maxLength={80}
              placeholder="Anything else you would like"
              defaultValue={otherOf(givenGoals)}
            />
          </>
        )}
        {status === 'failed' && <Notice tone="danger">{detail}</Notice>}
        <StepActions label="Next" busy={status === 'sending'} busyLabel="Erasing…" onBack={handleBack} />
      </form>
    </AuthLayout>
  );
}

function goalsOf(entered: FormData): string[] {
  return withOther(entered.getAll('goals').map(String), textOf(entered, 'other'));
}
