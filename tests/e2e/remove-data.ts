import { rm } from 'node:fs/promises';
import type { Reporter } from 'playwright/types/testReporter';

/** Removes the data directory of the run. A global teardown would run while the server still writes there. */
export default class RemoveData implements Reporter {
  async onExit(): Promise<void> {
    const directory = process.env.DAYLIT_E2E_DATA;
    if (directory) await rm(directory, { recursive: true, force: true });
  }

  printsToStdio(): boolean {
    return false;
  }
}
