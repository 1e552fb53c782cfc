import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

function sentPhotoQuery(scanId: number) {
  return queryOptions<Blob>({ queryKey: ['checkins', scanId, 'photo'], queryFn: skipToken });
}

/** Keeps a scan's photo in memory, so that its member sees it during the analysis. A logout removes it. */
export function keepSentPhoto(client: QueryClient, scanId: number, photo: Blob): void {
  client.setQueryData(sentPhotoQuery(scanId).queryKey, photo);
}

/** The photo of a scan that was started in this tab, undefined otherwise. */
export function useSentPhoto(scanId: number): Blob | undefined {
  return useQuery(sentPhotoQuery(scanId)).data;
}
