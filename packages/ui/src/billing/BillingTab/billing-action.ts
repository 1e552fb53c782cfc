import { type ActionState, failureOf, IDLE } from '../../lib/states.ts';

/** What the member can ask for. One at a time: the others wait. */
export type BillingAction = 'upgrade' | 'downgrade' | 'keep' | 'cancel' | 'withdraw';

/** How far each action is. */
export type BillingActionStates = Readonly<Record<BillingAction, ActionState>>;

/** Nothing is under way. */
export const NO_BILLING_ACTION: BillingActionStates = {
  upgrade: IDLE,
  downgrade: IDLE,
  keep: IDLE,
  cancel: IDLE,
  withdraw: IDLE,
};

const FALLBACKS: Record<BillingAction, string> = {
  upgrade: 'Plan change failed.',
  downgrade: 'Plan change failed.',
  keep: 'Plan change failed.',
  cancel: 'Cancellation failed.',
  withdraw: 'Withdrawal failed. Please try again, or contact support.',
};

/** Why an action did not work. Undefined when it did not fail. */
export function billingFailure(states: BillingActionStates, action: BillingAction): string | undefined {
  return failureOf(states[action], FALLBACKS[action]);
}

/** The server's sentence about what has just been done. */
export function doneMessage(states: BillingActionStates): string | undefined {
  return Object.values(states).find((state) => state.state === 'done')?.message;
}

/** How the button of an action looks: busy with it, or waiting for another one. */
export function buttonState(
  states: BillingActionStates,
  action: BillingAction,
): { busy: boolean; disabled: boolean } {
  const isBusy = states[action].state === 'busy';
  const isAnyBusy = Object.values(states).some(({ state }) => state === 'busy');
  return { busy: isBusy, disabled: isAnyBusy && !isBusy };
}
