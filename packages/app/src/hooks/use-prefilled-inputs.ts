import { useEffect, useEffectEvent } from 'react';
import { fillEmptyInputs } from '../lib/fill-empty-inputs.ts';

/**
 * Fills the empty inputs of a form, by name, after the first render. Default values would not do: a
 * prerendered form knows nothing of this browser, and the user may have typed into it already.
 */
export function usePrefilledInputs(findValues: () => Record<string, string | undefined>): void {
  const fill = useEffectEvent(() => fillEmptyInputs(findValues()));
  useEffect(() => fill(), []);
}
