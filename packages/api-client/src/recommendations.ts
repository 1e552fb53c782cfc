import { answer, type CallOptions, type ApiClient } from './client.ts';
import { readRecommendations } from './views/recommendations.ts';
import type { Recommendations } from '@daylit/contract';

/** The recommended products by group; a group may be empty. 401: nobody is signed in. */
export async function getRecommendations(
  api: ApiClient,
  options: CallOptions = {},
): Promise<Recommendations> {
  return readRecommendations(await answer(api.GET('/api/recommendations', options)));
}
