import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts the answer to a change in place of the fetched data. A running fetch is cancelled: it may be older
 * than the change, and would undo it on the screen.
 */
export async function keepAnswer<Value>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Value, Error>,
  answer: NoInfer<Value>,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData<Value>(queryKey, answer as never);
}
