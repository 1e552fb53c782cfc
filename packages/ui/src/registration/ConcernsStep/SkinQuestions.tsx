import { ChoiceGroup } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { MIDDAY_FEELS, REACTS } from '../choices.ts';
import styles from '../step-form.module.css';
import type { ConcernsAnswers } from './concerns-answers.ts';

export interface SkinQuestionsProps {
  /** Earlier answers, when the person returns to this step. */
  defaultAnswers: Partial<ConcernsAnswers> | undefined;
}

/** Two optional questions that a photo cannot answer. */
export function SkinQuestions({ defaultAnswers }: SkinQuestionsProps) {
  return (
    <div className={styles.Questions}>
      <div>
        <h2 className={styles.QuestionsTitle}>Two things a photo can’t show</h2>
        <p className={styles.QuestionsLead}>You can skip them. Your answers count for more than the photo.</p>
      </div>
      <ChoiceGroup legend="Your bare skin at midday" columns="pills">
        {MIDDAY_FEELS.map(({ value, label }) => (
          <ChoiceTile
            key={value}
            shape="pill"
            type="radio"
            name="midday_feel"
            value={value}
            label={label}
            defaultChecked={defaultAnswers?.midday_feel === value}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend="New products sting or itch" columns="pills">
        {REACTS.map(({ value, label }) => (
          <ChoiceTile
            key={value}
            shape="pill"
            type="radio"
            name="reacts"
            value={value}
            label={label}
            defaultChecked={defaultAnswers?.reacts === value}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
