import { type ActionState, failureOf, IDLE } from '../../lib/states.ts';

/** The calls of two-factor authentication. */
export type TwoFactorStep = 'setup' | 'verify' | 'disable' | 'backup_codes';

/** State of a call. A failure at `network` did not reach the server. */
export type TwoFactorAction = ActionState<'network'>;

/** State of each call. */
export type TwoFactorActions = Readonly<Record<TwoFactorStep, TwoFactorAction>>;

/** No call is in progress. */
export const NO_TWO_FACTOR_ACTION: TwoFactorActions = {
  setup: IDLE,
  verify: IDLE,
  disable: IDLE,
  backup_codes: IDLE,
};

const FALLBACKS: Record<TwoFactorStep, string> = {
  setup: 'Failed to start 2FA setup',
  verify: 'Invalid code, try again.',
  disable: 'Failed to disable 2FA',
  backup_codes: 'Could not regenerate codes',
};

/** The server's error of a call. */
export function refusalOf(actions: TwoFactorActions, step: TwoFactorStep): string | undefined {
  return failureOf(actions[step], FALLBACKS[step]);
}

/** The failure of a call that did not reach the server. */
export function networkFailureOf(actions: TwoFactorActions, step: TwoFactorStep): string | undefined {
  return failureOf(actions[step], 'Network error.', 'network');
}
