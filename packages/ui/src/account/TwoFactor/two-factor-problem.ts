/** A call about the second factor. */
export type TwoFactorStep = 'setup' | 'verify' | 'disable' | 'backup_codes';

/** What went wrong with the last call. */
export interface TwoFactorProblem {
  /** Which call it was; `network` when none got through. */
  at: TwoFactorStep | 'network';
  /** The server's own words. Default: the specification's for that call. */
  detail?: string | undefined;
}

const MESSAGES: Record<TwoFactorProblem['at'], string> = {
  setup: 'Failed to start 2FA setup',
  verify: 'Invalid code, try again.',
  disable: 'Failed to disable 2FA',
  backup_codes: 'Could not regenerate codes',
  network: 'Network error.',
};

/** The words for a problem. */
export function messageOf({ at, detail }: TwoFactorProblem): string {
  return detail ?? MESSAGES[at];
}

/** The words, when the problem is with that call. */
export function messageAt(problem: TwoFactorProblem | undefined, at: TwoFactorProblem['at']) {
  return problem?.at === at ? messageOf(problem) : undefined;
}
