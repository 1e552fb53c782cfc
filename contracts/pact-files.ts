import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the pact files. They are committed, so that the CI of a backend can verify them. */
export const PACTS = path.join(import.meta.dirname, 'pacts');

/** The pact between the web application and the server. */
export const PACT_FILE = path.join(PACTS, 'web-server.json');

/** The fields of an interaction that the checks of this folder read. */
export interface StoredInteraction {
  description: string;
  request: { method: string; path: string };
  response: { status: number; headers?: object; body: { content: string } };
  providerStates: { name: string }[];
}

/** A pact file. */
export interface StoredPact {
  interactions: StoredInteraction[];
}

/** Reads the pact. Throws when it has no interaction, because verifying none would pass. */
export function readPact(): StoredPact {
  const pact = JSON.parse(readFileSync(PACT_FILE, 'utf8')) as StoredPact;
  if (pact.interactions.length === 0)
    throw new Error('The agreement is empty. Run the consumer tests first.');
  return pact;
}
