import { HOME_REGION_VALUES, type HomeRegion as Region } from '@daylit/contract';
import { useSyncExternalStore } from 'react';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';

export interface HomeRegionProps {
  /** Where the member lives; null where it was not told. */
  region: Region | null;
  /** State of the newest change. */
  save: ActionState;
  /** Receives the answer; null forgets it. It is saved at once. */
  onChange: (answer: { region: Region | null }) => void;
}

const NAMES = new Intl.DisplayNames('en', { type: 'region' });

const REGIONS = HOME_REGION_VALUES.map((value) => ({ value, label: NAMES.of(value) ?? value })).toSorted(
  (one, other) => one.label.localeCompare(other.label, 'en'),
);

/**
 * The names that this browser has. A server may have others for some places, and in another order, so what
 * it draws has none.
 */
function useRegions(): typeof REGIONS {
  return useSyncExternalStore(
    subscribe,
    () => REGIONS,
    () => NO_REGIONS,
  );
}

const NO_REGIONS: typeof REGIONS = [];

// They stay the same.
function subscribe(): () => void {
  return () => undefined;
}

/**
 * Asks where the member lives, as a question of the preferences.
 *
 * **Do** say what it is for. **Don't** guess it from an address.
 */
export function HomeRegion({ region, save, onChange }: HomeRegionProps) {
  const regions = useRegions();
  const unnamed = region === null ? [] : [{ value: region, label: '' }];
  return (
    <>
      <SelectField
        label="Country or region"
        optional
        hint="For the order of day and month in dates, here and in mails."
        prompt="Rather not say"
        options={regions.length > 0 ? regions : unnamed}
        value={region ?? ''}
        onChange={({ target }) =>
          onChange({ region: REGIONS.find(({ value }) => value === target.value)?.value ?? null })
        }
      />
      <Failure>{failureOf(save, 'This could not be saved. Please try again.')}</Failure>
    </>
  );
}
