import { getUsage } from '@daylit/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** How much of each allowance is used. */
export function useUsage() {
  return useQuery({ queryKey: ['usage'], queryFn: ({ signal }) => getUsage(api, { signal }) });
}
