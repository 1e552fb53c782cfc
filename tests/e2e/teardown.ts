import { rm } from 'node:fs/promises';

/** Removes the data directory of the run. */
export default async function removeData(): Promise<void> {
  const directory = process.env.DAYLIT_E2E_DATA;
  if (directory) await rm(directory, { recursive: true, force: true });
}
