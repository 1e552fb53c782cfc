import type { ActionState, Loaded } from '@daylit/ui';
import { SignInCancelled } from '../data/credentials/sign-in-cancelled.ts';
import { detailOf, fieldOf, isOffline } from '../data/detail-of.ts';

interface Mutation {
  status: 'idle' | 'pending' | 'success' | 'error';
  error: unknown;
}

interface Query<Value> {
  data: Value | undefined;
  error: unknown;
}

/** The state of a mutation, as sections take it. */
export function actionState({ status, error }: Mutation): ActionState {
  switch (status) {
    case 'idle':
      return { state: 'idle' };
    case 'pending':
      return { state: 'busy' };
    case 'success':
      return { state: 'done' };
    case 'error':
      // A member who closes the question for a password knows that nothing has changed.
      if (error instanceof SignInCancelled) return { state: 'idle' };
      return { state: 'failed', detail: detailOf(error) ?? null };
  }
}

/** The state of a form's mutation: a refusal of one of these fields is at this field. */
export function formState<Field extends string>(
  mutation: Mutation,
  fields: readonly Field[],
): ActionState<Field> {
  const action = actionState(mutation);
  const refused = fieldOf(mutation.error);
  const at = fields.find((field) => field === refused);
  return action.state === 'failed' && at !== undefined ? { ...action, at } : action;
}

/** The state of a query, as sections take it. Loaded data stays when a refetch fails. */
export function loaded<Value>({ data, error }: Query<Value>): Loaded<Value> {
  if (data !== undefined) return { state: 'ready', value: data };
  return error === null ? { state: 'waiting' } : { state: 'failed', detail: detailOf(error) ?? null };
}

/** The same for several mutations at once. */
export function actionStates(mutations: Readonly<Record<string, Mutation>>): Record<string, ActionState> {
  return Object.fromEntries(Object.entries(mutations).map(([key, mutation]) => [key, actionState(mutation)]));
}

/** The state of a mutation: a failure that did not reach the server is at `network`. */
export function networkState(mutation: Mutation): ActionState<'network'> {
  const action = actionState(mutation);
  return action.state === 'failed' && isOffline(mutation.error) ? { ...action, at: 'network' } : action;
}
