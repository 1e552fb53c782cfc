import type { Preferences } from '@daylit/contract';
import { useState } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { AgeQuestion, type AgeQuestionProps } from '../AgeQuestion/AgeQuestion.tsx';
import { LoadProblem } from '../LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../SectionCard/SectionCard.tsx';
import { TagEditor } from '../TagEditor/TagEditor.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ToggleSwitch } from '../../primitives/ToggleSwitch/ToggleSwitch.tsx';
import { type ActionState, failureOf, IDLE, type Loaded } from '../../lib/states.ts';
import styles from './PreferencesForm.module.css';

export interface PreferencesFormProps {
  /** The stored answers; an unanswered question is absent. */
  preferences: Loaded<Preferences>;
  /** The age, which follows rules of its own. */
  age: Omit<AgeQuestionProps, 'age_band'>;
  /** State of the newest change. */
  save: ActionState;
  /** `fold` is one of the lines below a plan, `card` a section of a page that has the title already. */
  frame: 'card' | 'fold';
  /** Where the member lives, in the account. Default not asked. */
  home?: Elements;
  /** Receives the change. It takes effect at once. */
  onChange: (change: Preferences) => void;
  /** Loads the answers again. */
  onRetry?: (() => void) | undefined;
}

const PREGNANCY = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
  { value: 'prefer_not_to_say', label: 'Rather not say' },
] as const;

const BUDGETS = [
  { value: 'high', label: 'Any' },
  { value: 'medium', label: 'To $35' },
  { value: 'low', label: 'To $15' },
] as const;

/**
 * The preferences that products and reports depend on. Each change is saved at once.
 *
 * **Do** say what an answer is used for. **Don't** ask here what a photo can tell.
 */
export function PreferencesForm({ preferences, frame, onRetry, ...rest }: PreferencesFormProps) {
  if (preferences.state === 'failed') {
    return (
      <LoadProblem
        title="Your preferences could not be loaded."
        detail={preferences.detail}
        onRetry={onRetry}
      />
    );
  }
  const questions = [
    <p key="lead" className={styles.Lead}>
      Used to choose and to leave out products. You don’t have to answer.
    </p>,
    preferences.state === 'waiting' ? (
      <Skeleton key="answers" height="18em" />
    ) : (
      <Answers key="answers" answers={preferences.value} {...rest} />
    ),
  ];
  if (frame === 'card') return <SectionCard title="Your answers">{questions}</SectionCard>;
  return (
    <Fold id="preferences" summary="Preferences" line="What products have to fit">
      {questions}
    </Fold>
  );
}

interface AnswersProps extends Pick<PreferencesFormProps, 'age' | 'save' | 'home' | 'onChange'> {
  answers: Preferences;
}

function Answers({ answers, age, save, home, onChange }: AnswersProps) {
  // The list of tags reports its own failures.
  const [isAboutTags, setIsAboutTags] = useState(false);
  const failure = isAboutTags ? undefined : failureOf(save, 'This could not be saved. Please try again.');

  function change(answer: Preferences) {
    setIsAboutTags('avoid' in answer);
    onChange(answer);
  }
  return (
    <div className={styles.Form}>
      <AgeQuestion {...age} age_band={answers.age_band} />
      <div className={styles.Question}>
        <p className={styles.Asked}>Pregnant or nursing</p>
        <SegmentedToggle
          label="Pregnant or nursing"
          width="full"
          options={PREGNANCY}
          value={answers.pregnancy ?? 'prefer_not_to_say'}
          onChange={(pregnancy) => change({ pregnancy })}
        />
        <p className={styles.Quiet}>
          If you answer yes or skip this, we leave out retinol and other ingredients not advised in pregnancy.
        </p>
      </div>
      <div className={styles.Question}>
        <p className={styles.Asked}>Leave out</p>
        <TagEditor
          label="Leave out"
          addLabel="Add one"
          tags={answers.avoid ?? []}
          saving={isAboutTags ? save : IDLE}
          onChange={(avoid) => change({ avoid: [...avoid] })}
        />
      </div>
      <ToggleSwitch
        label="Fragrance-free only"
        checked={answers.fragrance_free ?? false}
        onCheckedChange={(fragrance_free) => change({ fragrance_free })}
      />
      <div className={styles.Question}>
        <p className={styles.Asked}>Budget for one product</p>
        <SegmentedToggle
          label="Budget for one product"
          width="full"
          options={BUDGETS}
          value={answers.budget ?? 'high'}
          onChange={(budget) => change({ budget })}
        />
      </div>
      {home}
      <div className={styles.Ruled}>
        <ToggleSwitch
          label="Words only"
          description="Reports and charts without numbers: calmer, about the same, a little more."
          checked={answers.words_only ?? false}
          onCheckedChange={(words_only) => change({ words_only })}
        />
      </div>
      <Failure>{failure}</Failure>
    </div>
  );
}
