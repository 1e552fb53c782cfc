import { getProfile, getRecommendations } from '@daylit/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useTrends } from './scans/timeline.ts';
import { useUsage } from './usage/usage.ts';

/** What the dashboard says about today, as far as it has arrived. A call that failed is left out. */
export function useDashboard() {
  const { data: usage } = useUsage();
  const { data: trends } = useTrends();
  const { data: profile } = useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => getProfile(api, { signal }),
  });
  const { data: recommendations } = useQuery({
    queryKey: ['recommendations'],
    queryFn: ({ signal }) => getRecommendations(api, { signal }),
  });
  return { usage, trends, profile, recommendations };
}
