import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the agreements are kept. Committed, so that the backend's own CI can verify them. */
export const PACTS = path.join(import.meta.dirname, 'pacts');

/** An interaction as far as the checks of this folder read it. */
interface StoredInteraction {
  description: string;
  request: { method: string; path: string };
  providerStates?: { name: string }[];
}

/** Paths of all agreements. Throws when there is none: verifying nothing would pass. */
export function pactFiles(): string[] {
  const files = existsSync(PACTS) ? readdirSync(PACTS).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0) throw new Error('No pact files in contracts/pacts. Run the consumer tests first.');
  return files.map((name) => path.join(PACTS, name));
}

/** All interactions of all agreements. */
export function storedInteractions(): StoredInteraction[] {
  return pactFiles().flatMap((file) => {
    const pact = JSON.parse(readFileSync(file, 'utf8')) as { interactions: StoredInteraction[] };
    return pact.interactions;
  });
}
