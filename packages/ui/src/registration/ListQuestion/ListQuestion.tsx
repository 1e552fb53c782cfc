import { ChoiceGroup, type ChoiceGroupProps } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { otherOf } from '../choices.ts';

export interface ListQuestionProps extends Pick<ChoiceGroupProps, 'legend' | 'legendVisibility' | 'hint'> {
  /** The field's name: `listOf` reads it together with Other from the form. */
  name: 'goals' | 'issues';
  /** What is offered, in this order. */
  choices: readonly string[];
  /** What was answered before: ticked ones and the text of Other in one list. */
  defaultList: readonly string[] | undefined;
  /** An example of what Other is for; its label stands above it. */
  otherPlaceholder: string;
}

/** A question that takes any number of given answers and one of the person's own. Read it with `listOf`. */
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
