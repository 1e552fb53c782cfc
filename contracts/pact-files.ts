import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the agreements are kept. Committed, so that the backend's own CI can verify them. */
export const PACTS = path.join(import.meta.dirname, 'pacts');

/** The agreement between the web application and the server. */
export const PACT_FILE = path.join(PACTS, 'web-server.json');

/** An interaction as far as the checks of this folder read it. */
export interface StoredInteraction {
  description: string;
  /** Whether its verification may fail, because the call is not yet served. */
  pending: boolean;
  request: { method: string; path: string };
  response: { status: number; body: { content: string } };
  providerStates: { name: string }[];
}

/** An agreement as it is stored. */
export interface StoredPact {
  interactions: StoredInteraction[];
}

/** Reads the agreement. Throws when it holds nothing: verifying nothing would pass. */
export function readPact(): StoredPact {
  const pact = JSON.parse(readFileSync(PACT_FILE, 'utf8')) as StoredPact;
  if (pact.interactions.length === 0)
    throw new Error('The agreement is empty. Run the consumer tests first.');
  return pact;
}
