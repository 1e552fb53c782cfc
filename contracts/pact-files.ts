import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The matchers of a body by the path of what they match, such as `$[0].created_at`. */
export type Rules = Record<string, { matchers: Matcher[] }>;

/** One matcher; `variants` are the entries that a list must have somewhere. */
export interface Matcher {
  match: string;
  regex?: string;
  min?: number;
  variants?: { index: number; rules: Rules }[];
}

/** The folder of the pact files. They are committed, so that the CI of a backend can verify them. */
export const PACTS = path.join(import.meta.dirname, 'pacts');

/** The pact between the web application and the server. */
export const PACT_FILE = path.join(PACTS, 'web-server.json');

/** The fields of an interaction that the checks of this folder read. */
export interface StoredInteraction {
  description: string;
  request: { method: string; path: string };
  response: {
    status: number;
    headers?: Record<string, string[]>;
    /** Text where it is `encoded`, and else the value of the JSON. */
    body: { content: string; encoded: string | false };
    matchingRules?: { body?: Rules };
  };
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
