/** How a checked part is: fine, worth a look, or such that something does not work. */
type Level = 'ok' | 'warning' | 'wrong';

/** What the doctor says about a part. */
export interface Finding {
  level: Level;
  /** A sentence, and a second one that says what to do where something is to be done. */
  words: string;
}

export const ok = (words: string): Finding => ({ level: 'ok', words });
export const warning = (words: string): Finding => ({ level: 'warning', words });
export const wrong = (words: string): Finding => ({ level: 'wrong', words });

/** Why something failed. Node hides the words of the system one level down, and may give only a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
}
