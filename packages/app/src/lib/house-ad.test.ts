import { PLAN_VALUES } from '@daylit/contract';
import { expect, test } from 'vitest';
import { houseAd } from './house-ad.ts';

test.each(PLAN_VALUES)('%s', (plan) => {
  const hasAds = plan === 'free' || plan === 'trial';
  expect(houseAd({ plan, age_band: '25-39' }) !== null).toBe(hasAds);
  expect(houseAd({ plan, age_band: '13-17' })).toBeNull();
});

test('facts about a member’s skin change nothing', () => {
  const member = { plan: 'free', age_band: '25-39' } as const;
  const oily = { ...member, latest_checkin_id: 9, has_care_plan: true, issues: ['Acne'], skin_type: 'Oily' };
  const unknown = { ...member, latest_checkin_id: null, has_care_plan: false, issues: [], skin_type: null };
  expect(houseAd(oily)).toEqual(houseAd(unknown));
  expect(JSON.stringify(houseAd(oily))).not.toMatch(/acne|oily|dry|wrinkle|spot/i);
});
