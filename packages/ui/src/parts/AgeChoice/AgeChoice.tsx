import type { AgeBand } from '@daylit/contract';
import { ChoiceGroup } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { AGE_BANDS } from './age-bands.ts';

export interface AgeChoiceProps {
  /** The selected band. Undefined until one is selected. */
  value: AgeBand | undefined;
  /** Also called with `under_13`: an explanation appears, and the form must not continue. */
  onChange: (ageBand: AgeBand) => void;
  /** Why the answer is missing. Announced when it appears. */
  error?: string | undefined;
}

/**
 * The one required question, as a part of a form with the field `age_band`. All bands look alike, so that
 * none is suggested. After selecting 'Under 13' a person reads the consequence before submitting.
 */
export function AgeChoice({ value, onChange, error }: AgeChoiceProps) {
  return (
    <>
      <ChoiceGroup legend="How old are you?" columns="pills" error={error}>
        {AGE_BANDS.map((band) => (
          <ChoiceTile
            key={band.value}
            shape="pill"
            type="radio"
            name="age_band"
            value={band.value}
            label={band.label}
            required
            checked={value === band.value}
            onCheckedChange={() => onChange(band.value)}
          />
        ))}
      </ChoiceGroup>
      {value === 'under_13' && (
        <Notice>
          Daylit is for people aged 13 and over. If you continue, we erase your account and everything in it.
        </Notice>
      )}
    </>
  );
}
