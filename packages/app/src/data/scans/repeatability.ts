import { getRepeatability, removeSecondPhoto } from '@daylit/api-client';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { keepAnswer } from '../keep-answer.ts';

export const repeatabilityQuery = queryOptions({
  queryKey: ['repeatability'],
  queryFn: ({ signal }) => getRepeatability(api, { signal }),
  // An offer expires, and a scan that has just ended brings one.
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.offer ? untilAfter(state.data.offer.until) : false),
});

/**
 * The differences between two photos of the member, and the offer of a second photo. Not fetched unless
 * `isAsked`.
 */
export function useRepeatability(isAsked = true) {
  return useQuery({ ...repeatabilityQuery, enabled: isAsked });
}

/** Deletes the second photo of a scan. */
export function useRemoveSecondPhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ checkin_id }: { checkin_id: number }) => removeSecondPhoto(api, checkin_id),
    onSuccess: (known) => keepAnswer(client, repeatabilityQuery.queryKey, known),
  });
}

/** Milliseconds until a moment has passed, at least a second. */
function untilAfter(moment: string): number {
  return Math.max(1000, Date.parse(moment) - Date.now() + 1000);
}
