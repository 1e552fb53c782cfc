/** Runs the same work for many members, one after the other. A failure for one does not stop the others. */
export async function eachAlone(
  userIds: readonly number[],
  work: (userId: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const userId of userIds) {
    if (signal?.aborted) break;
    try {
      await work(userId);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}
