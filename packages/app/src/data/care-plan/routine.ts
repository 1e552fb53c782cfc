import { checkRoutine, getTonight, markRoutineDone } from '@daylit/api-client';
import type { RoutineDone } from '@daylit/contract';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SHORTEST_LIST } from '../../lib/timings.ts';
import { api } from '../api.ts';
import { keepAnswer } from '../keep-answer.ts';

export const routineCheckQuery = queryOptions({
  queryKey: ['routine', 'check'],
  queryFn: () => checkRoutine(api, {}),
});

/** The warnings about the confirmed routine. */
export function useRoutineCheck() {
  return useQuery(routineCheckQuery);
}

/** The ingredients that are recognized in a pasted list. Not fetched for a few letters. */
export function useRecognizedLabel(ingredient_text: string) {
  const text = ingredient_text.trim();
  return useQuery({
    queryKey: ['routine', 'label', text],
    queryFn: async () => {
      const entry = { name: 'A pasted list', ingredient_text: text };
      const { labels } = await checkRoutine(api, { products: { additional: { serum: entry } } });
      return labels?.[0] ?? { is_readable: false, recognized: [], unknown: [] };
    },
    enabled: text.length >= SHORTEST_LIST,
  });
}

export const tonightQuery = (date: string) =>
  queryOptions({
    queryKey: ['routine', 'tonight', date],
    queryFn: ({ signal }) => getTonight(api, date, { signal }),
  });

/** The steps of the routine on a day. */
export function useTonight(date: string) {
  return useQuery(tonightQuery(date));
}

/** Marks a part of a day as done, or not done. */
export function useMarkDone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (done: RoutineDone) => markRoutineDone(api, done),
    onSuccess: (tonight) => keepAnswer(client, tonightQuery(tonight.date).queryKey, tonight),
  });
}

/** Refetches everything that follows from the routine. */
export function forgetRoutine(client: QueryClient): void {
  for (const queryKey of [['routine'], ['recommendations']]) {
    // A page that opens next would show an answer about the old routine.
    client.removeQueries({ queryKey, type: 'inactive' });
    void client.invalidateQueries({ queryKey });
  }
}
