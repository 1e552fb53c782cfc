import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { takeFocus } from '../../lib/take-focus.ts';
import { ChoiceGroup, type ChoiceGroupProps } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { otherOf } from '../choices.ts';
import styles from './ListQuestion.module.css';

export interface ListQuestionProps extends Pick<ChoiceGroupProps, 'legend' | 'legendVisibility' | 'hint'> {
  /** The field's name in the form; `listOf` reads it together with Other. */
  name: 'goals' | 'issues';
  /** The tiles, in this order. */
  choices: readonly string[];
  /** Earlier answers: ticked tiles and the text of Other in one list. */
  defaultList: readonly string[] | undefined;
  /** An example for the field Other, below its label. */
  otherPlaceholder: string;
}

/**
 * A question with any number of given answers and one free text, which the last tile opens. Read it with
 * `listOf`.
 */
export function ListQuestion({ name, choices, defaultList, otherPlaceholder, ...group }: ListQuestionProps) {
  const given = defaultList ?? [];
  const other = otherOf(given);
  const [isOpen, setIsOpen] = useState(other !== '');
  return (
    <>
      <ChoiceGroup {...group} columns="two">
        {choices.map((choice) => (
          <ChoiceTile
            key={choice}
            name={name}
            value={choice}
            label={choice}
            defaultChecked={given.includes(choice)}
          />
        ))}
        {!isOpen && (
          <button type="button" className={styles.Other} onClick={() => setIsOpen(true)}>
            <Plus size={20} />
            <span>Other</span>
          </button>
        )}
      </ChoiceGroup>
      {isOpen && (
        <TextField
          label="Other"
          optional
          name="other"
          autoComplete="off"
          maxLength={80}
          placeholder={otherPlaceholder}
          defaultValue={other}
          ref={other === '' ? takeFocus : undefined}
        />
      )}
    </>
  );
}
