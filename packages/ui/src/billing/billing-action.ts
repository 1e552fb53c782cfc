import { type ActionState, failureOf, IDLE } from '../lib/states.ts';

/** The actions of the billing tab. Only one runs at a time. */
export type BillingAction = 'downgrade' | 'keep' | 'cancel' | 'withdraw' | 'refund' | 'change_card';

/** State of each action. */
export type BillingActionStates = Readonly<Record<BillingAction, ActionState>>;

/** No action is in progress. */
export const NO_BILLING_ACTION: BillingActionStates = {
  downgrade: IDLE,
  keep: IDLE,
  cancel: IDLE,
  withdraw: IDLE,
  refund: IDLE,
  change_card: IDLE,
};

const FALLBACKS: Record<BillingAction, string> = {
  downgrade: 'Plan change failed.',
  keep: 'Plan change failed.',
  cancel: 'Cancellation failed.',
  withdraw: 'Withdrawal failed. Please try again, or contact support.',
  refund: 'The refund could not be requested. Please try again, or contact support.',
  change_card: 'The page for your card could not be opened. Please try again.',
};

/** The error of an action. Undefined when it did not fail. */
export function billingFailure(states: BillingActionStates, action: BillingAction): string | undefined {
  return failureOf(states[action], FALLBACKS[action]);
}

/** The server's message about a completed action. */
export function doneMessage(states: BillingActionStates): string | undefined {
  return Object.values(states).find((state) => state.state === 'done')?.message;
}

/** State of an action's button: busy with it, or locked by another one. */
export function buttonState(
  states: BillingActionStates,
  action: BillingAction,
): { busy: boolean; disabled: boolean } {
  const isBusy = states[action].state === 'busy';
  const isAnyBusy = Object.values(states).some(({ state }) => state === 'busy');
  return { busy: isBusy, disabled: isAnyBusy && !isBusy };
}
