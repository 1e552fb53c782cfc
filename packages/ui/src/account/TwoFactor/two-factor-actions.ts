import { type ActionState, failureOf, IDLE } from '../../lib/states.ts';

/** A call about the second factor. */
export type TwoFactorStep = 'setup' | 'verify' | 'disable' | 'backup_codes';

/** How far a call is. A failure at `network` did not get through to the server. */
export type TwoFactorAction = ActionState<'network'>;

/** How far each call is. */
export type TwoFactorActions = Readonly<Record<TwoFactorStep, TwoFactorAction>>;

/** Nothing is under way. */
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

/** What the server found wrong with a call. */
export function refusalOf(actions: TwoFactorActions, step: TwoFactorStep): string | undefined {
  return failureOf(actions[step], FALLBACKS[step]);
}

/** That a call did not get through. */
export function networkFailureOf(actions: TwoFactorActions, step: TwoFactorStep): string | undefined {
  return failureOf(actions[step], 'Network error.', 'network');
}
