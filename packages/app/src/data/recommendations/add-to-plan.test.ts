import { expect, test } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { renderHook } from '../render-hook.ts';
import { useAddToPlan } from './add-to-plan.ts';
import { useRecommendations } from './recommendations.ts';

const GROUPS = {
  care_plan: [],
  general_alternatives: [],
  fragrance_free: [],
  sensitive_skin: [],
  budget: [],
};

test('a product is added by its id and name, and the groups become stale', async () => {
  const calls = fakeApi({
    'PATCH /api/profile/confirm-product': { body: { confirmed_care_plan: {} } },
    'GET /api/recommendations': { body: GROUPS },
  });
  const page = renderHook(() => ({ add: useAddToPlan(), groups: useRecommendations() }));
  page.client.setQueryData(['recommendations'], GROUPS as never);
  await page.add.mutateAsync({ step: 'serum', product: { id: 'obf:1', name: 'Gel' } });
  expect(calls).toEqual(['PATCH /api/profile/confirm-product']);
  expect(page.client.getQueryState(['recommendations'])?.isInvalidated).toBe(true);
});
