import { getTransparency } from '@daylit/api-client';
import { api } from './api.ts';
import { useQuery } from '@tanstack/react-query';

/** The engine and its accuracy, who else receives data, and how long it is kept. Fixed until a restart. */
export function useTransparency() {
  return useQuery({
    queryKey: ['transparency'],
    queryFn: ({ signal }) => getTransparency(api, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
