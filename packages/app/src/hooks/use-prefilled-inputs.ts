import { useEffect, useEffectEvent } from 'react';

/**
 * Fills the empty inputs of a form, by name, after the first render. Default values would not do: a
 * prerendered form knows nothing of this browser, and the user may have typed into it already.
 */
export function usePrefilledInputs(findValues: () => Record<string, string | undefined>): void {
  const fill = useEffectEvent(() => {
    for (const [name, value = ''] of Object.entries(findValues())) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (input?.value === '') input.value = value;
    }
  });
  useEffect(() => fill(), []);
}
