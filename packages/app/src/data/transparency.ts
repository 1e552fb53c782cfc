import { getTransparency } from '@daylit/api-client';
import { api } from './api.ts';
import { useQuery } from '@tanstack/react-query';

/** What measures, how well, who else gets data, and how long things are kept. It changes only when the server starts anew. */
export function useTransparency() {
  return useQuery({
    queryKey: ['transparency'],
    queryFn: ({ signal }) => getTransparency(api, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
