import { useState } from 'react';

/** Busy while an action runs. `run` tells whether it succeeded; of a failure nothing is kept: what was, still is. */
export function useBusy(): {
  isBusy: boolean;
  run: (action: () => Promise<void> | void) => Promise<boolean>;
} {
  const [isBusy, setIsBusy] = useState(false);

  async function run(action: () => Promise<void> | void): Promise<boolean> {
    setIsBusy(true);
    try {
      await action();
      return true;
    } catch {
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, run };
}
