import { ChoiceGroup, type ChoiceGroupProps } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { otherOf } from '../choices.ts';

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

/** A question with any number of given answers and one free text. Read it with `listOf`. */
export function ListQuestion({ name, choices, defaultList, otherPlaceholder, ...group }: ListQuestionProps) {
  const given = defaultList ?? [];
  return (
    <>
      <ChoiceGroup {...group}>
        {choices.map((choice) => (
          <ChoiceTile
            key={choice}
            name={name}
            value={choice}
            label={choice}
            defaultChecked={given.includes(choice)}
          />
        ))}
      </ChoiceGroup>
      <TextField
        label="Other"
        optional
        name="other"
        autoComplete="off"
        maxLength={80}
        placeholder={otherPlaceholder}
        defaultValue={otherOf(given)}
      />
    </>
  );
}
