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
  /** `paused`: waits for the network. */
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** In place of the server's sentence, where it was not asked. */
const WAITS = 'You are offline. This loads by itself when you are back online.';

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
export function loaded<Value>(query: Query<Value>): Loaded<Value> {
  if (query.data !== undefined) return { state: 'ready', value: query.data };
  const problem = problemOf(query);
  return problem ? { state: 'failed', detail: problem.detail ?? null } : { state: 'waiting' };
}

/** Why a query brings no data now: it has failed, or it waits for the network. Undefined while it loads. */
export function problemOf({
  data,
  error,
  fetchStatus,
}: Query<unknown>): { detail: string | undefined } | undefined {
  if (error !== null) return { detail: detailOf(error) };
  return data === undefined && fetchStatus === 'paused' ? { detail: WAITS } : undefined;
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
