import type { AgeBand } from '@daylit/contract';
import { ChoiceGroup } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { AGE_BANDS } from './age-bands.ts';

export interface AgeChoiceProps {
  /** The band that is ticked. Undefined until one is. */
  value: AgeBand | undefined;
  /** `under_13` too: what is then said appears below the tiles, and going on is the form's to refuse. */
  onChange: (ageBand: AgeBand) => void;
  /** Why the answer is missing. Announced when it appears. */
  error?: string | undefined;
}

/**
 * The one question that cannot be left out, as a part of a form: its field is called `age_band`. All bands look alike,
 * so that nobody is led to an answer, and 'Under 13' is told what going on would do before it is done.
 */
export function AgeChoice({ value, onChange, error }: AgeChoiceProps) {
  return (
    <>
      <ChoiceGroup legend="How old are you?" columns="two" error={error}>
        {AGE_BANDS.map((band) => (
          <ChoiceTile
            key={band.value}
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
