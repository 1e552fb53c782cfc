import { endSession, listSessions } from '@daylit/api-client';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { isNotThere } from '../detail-of.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => listSessions(api, { signal }),
});

/** The sessions of the account. */
export function useSessionList() {
  return useQuery(sessionsQuery);
}

/** Refetches the sessions, after a change that ends some. */
export function invalidateSessions(client: QueryClient): void {
  void client.invalidateQueries(sessionsQuery);
}

/** The progress of ending a session. */
export type Ending = { status: 'pending'; error: null } | { status: 'error'; error: unknown };

/** Ends sessions, several at a time if asked to. An ended one leaves the list. */
export function useEndSession() {
  const client = useQueryClient();
  const [endings, setEndings] = useState<Readonly<Record<string, Ending>>>({});
  const { mutate } = useMutation({
    mutationFn: async ({ id }: { id: string }): Promise<void> => {
      try {
        await endSession(api, id);
      } catch (error) {
        // It has already ended.
        if (!isNotThere(error)) throw error;
      }
    },
    onMutate: ({ id }) => setEndings((all) => ({ ...all, [id]: { status: 'pending', error: null } })),
    onError: (error, { id }) => setEndings((all) => ({ ...all, [id]: { status: 'error', error } })),
    onSuccess: async (_, { id }) => {
      client.setQueryData(sessionsQuery.queryKey, (sessions) =>
        sessions?.filter((session) => session.id !== id),
      );
      await client.invalidateQueries(sessionsQuery);
    },
  });
  return { endings, end: mutate };
}
