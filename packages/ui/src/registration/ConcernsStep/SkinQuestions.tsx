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
        <h2 className={styles.QuestionsTitle}>Two things a photo cannot show</h2>
        <p className={styles.QuestionsLead}>Optional. Your answers count for more than the photo.</p>
      </div>
      <ChoiceGroup legend="How does your skin feel by midday, with nothing on it?" columns="two-when-wide">
        {MIDDAY_FEELS.map(({ value, label }) => (
          <ChoiceTile
            key={value}
            type="radio"
            name="midday_feel"
            value={value}
            label={label}
            defaultChecked={defaultAnswers?.midday_feel === value}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend="How often do new products sting or itch?" columns="two">
        {REACTS.map(({ value, label }) => (
          <ChoiceTile
            key={value}
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
