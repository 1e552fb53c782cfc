import { RecommendationsScreen } from '@daylit/ui';
import { useRecommendations } from '../../data/recommendations/recommendations.ts';
import { loaded } from '../states.ts';
import { usePlanAdditions } from './additions.ts';

/** The recommended products. Adding one loads them again. */
export function RecommendationsRoute() {
  const recommendations = useRecommendations();
  const plan = usePlanAdditions();
  return (
    <RecommendationsScreen
      {...plan}
      recommendations={loaded(recommendations)}
      onRetry={() => recommendations.refetch()}
    />
  );
}
