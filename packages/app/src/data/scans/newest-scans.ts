import { listScans } from '@daylit/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The three newest scans, newest first. */
export function useNewestScans() {
  return useQuery({
    queryKey: ['checkins', 'newest'],
    queryFn: ({ signal }) => listScans(api, { offset: 0, limit: 3 }, { signal }),
    select: ({ scans }) => scans,
  });
}
