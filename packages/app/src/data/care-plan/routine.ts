import { checkRoutine, getTonight, markRoutineDone } from '@daylit/api-client';
import type { RoutineDone } from '@daylit/contract';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';

const checkQuery = queryOptions({
  queryKey: ['routine', 'check'],
  queryFn: () => checkRoutine(api, {}),
});

/** What the rules found in the confirmed routine. */
export function useRoutineCheck() {
  return useQuery(checkQuery);
}

const tonightQuery = (date: string) =>
  queryOptions({
    queryKey: ['routine', 'tonight', date],
    queryFn: ({ signal }) => getTonight(api, date, { signal }),
  });

/** What the routine asks for on a day. */
export function useTonight(date: string) {
  return useQuery(tonightQuery(date));
}

/** Marks a part of a day as done, or not done. */
export function useMarkDone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (done: RoutineDone) => markRoutineDone(api, done),
    onSuccess: (tonight) => client.setQueryData(tonightQuery(tonight.date).queryKey, tonight),
  });
}

/** Reads everything that follows from the routine again. */
export function forgetRoutine(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['routine'] });
  void client.invalidateQueries({ queryKey: ['recommendations'] });
}
