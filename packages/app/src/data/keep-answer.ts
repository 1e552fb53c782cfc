import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts the answer to a change in place of what was fetched before. A fetch that is under way is stopped: it
 * may be older than the change, and would take it back on the screen.
 */
export async function keepAnswer<Value>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Value, Error>,
  answer: NoInfer<Value>,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData<Value>(queryKey, answer as never);
}
