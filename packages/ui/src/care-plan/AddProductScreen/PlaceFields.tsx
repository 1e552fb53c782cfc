import { type ConfirmedGroupView, STEP_KEY_VALUES, type StepKey } from '@daylit/contract';
import { useState } from 'react';
import { keyWords } from '../../lib/key-words.ts';
import { DAYPARTS } from '../../parts/StepGroup/dayparts.ts';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { daypartsOf, standingAt } from './places.ts';

/** Step and part of the day of a new product, with the name of the product that it would replace. */
export function PlaceFields(props: { confirmed_care_plan: readonly ConfirmedGroupView[] }) {
  const [step, setStep] = useState<StepKey>('cleanser');
  const [chosen, setChosen] = useState<string>();
  const dayparts = daypartsOf(step);
  const daypart = dayparts.find((one) => one === chosen) ?? dayparts[0];
  const standing = standingAt(props.confirmed_care_plan, daypart, step);
  return (
    <>
      <SelectField
        label="Step"
        name="step"
        value={step}
        options={STEP_KEY_VALUES.map((value) => ({ value, label: keyWords(value) }))}
        onChange={({ target }) => setStep(STEP_KEY_VALUES.find((key) => key === target.value) ?? step)}
      />
      <SelectField
        label="When"
        name="daypart"
        value={daypart}
        options={dayparts.map((value) => ({ value, label: DAYPARTS[value].title }))}
        hint={standing && `This replaces ${standing}.`}
        onChange={({ target }) => setChosen(target.value)}
      />
    </>
  );
}
