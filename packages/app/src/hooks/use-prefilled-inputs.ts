import { useEffect, useEffectEvent } from 'react';

/**
 * Fills the empty inputs of a form, by name, once it is shown. Not by their default values: the form may be a prerendered
 * one, which knows nothing of this browser, and into which somebody has typed already.
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
