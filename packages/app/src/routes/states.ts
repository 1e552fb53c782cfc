import type { ActionState, Loaded } from '@daylit/ui';
import { detailOf, fieldOf } from '../data/detail-of.ts';

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
