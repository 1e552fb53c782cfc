import { RecommendationsScreen } from '@daylit/ui';
import { useProfile } from '../../data/care-plan/profile.ts';
import { useRecommendations } from '../../data/recommendations/recommendations.ts';
import { loaded } from '../states.ts';
import { usePlanAdditions } from './additions.ts';

/** The recommended products. Adding one loads them again. */
export function RecommendationsRoute() {
  const recommendations = useRecommendations();
  const profile = useProfile();
  const plan = usePlanAdditions();
  return (
    <RecommendationsScreen
      {...plan}
      recommendations={profile.isPending ? { state: 'waiting' } : loaded(recommendations)}
      profile={profile.data}
      onRetry={() => recommendations.refetch()}
    />
  );
}
