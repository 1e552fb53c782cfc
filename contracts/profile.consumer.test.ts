import { completeOnboarding, getProfile, updateProfile } from '@daylit/api-client';
import type { Onboarding, Product } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';

describe('onboarding', () => {
  const answers: Onboarding = {
    goals: ['Even tone'],
    issues: ['Redness'],
    preferences: { age_band: '25-39', midday_feel: 'shiny_t_zone', reacts: 'rarely' },
  };

  test('goals, concerns and preferences', async () => {
    const message = await agree(
      {
        given: 'a member is signed in',
        receiving: 'goals, concerns and preferences',
        request: { method: 'POST', path: '/api/onboarding', json: answers },
        response: { status: 200, json: { message: 'Thank you.' } },
      },
      (api) => completeOnboarding(api, answers),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });

  test('somebody under 13 is refused', async () => {
    const child: Onboarding = { goals: [], issues: [], preferences: { age_band: 'under_13' }, confirm: true };
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the answers of somebody under 13',
        request: { method: 'POST', path: '/api/onboarding', json: child },
        response: { status: 403, json: { detail: 'You need to be at least 13 to use Daylit.' } },
      },
      (api) => refusalOf(completeOnboarding(api, child)),
    );
    expect(error).toMatchObject({ status: 403, detail: expect.any(String), trigger: null });
  });
});

describe('profile', () => {
  const oil: Product = {
    id: 'sample:cleanser-long-shore-oil',
    name: 'Long Shore Cleansing Oil',
    category: 'cleanser',
    suggested_category: 'cleanser',
    image_url: null,
    product_url: null,
    price: 12,
    rating: null,
    is_custom: false,
    is_confirmed: true,
    is_sample: true,
  };
  const empty = {
    care_plan: Matchers.nullValue(),
    confirmed_care_plan: { morning: {}, night: {}, weekly: {} },
    removed_products: [],
    skin_type: Matchers.nullValue(),
    goals: [],
    issues: [],
    preferences: { age_band: '25-39' },
    age_change: Matchers.nullValue(),
    region: Matchers.nullValue(),
  };

  test('the profile lists the routine of a member who uses one', async () => {
    const profile = await agree(
      {
        given: 'a member uses a routine',
        receiving: 'a request for the profile',
        request: { method: 'GET', path: '/api/profile' },
        response: {
          status: 200,
          json: { ...empty, confirmed_care_plan: { morning: {}, night: { cleanser: oil }, weekly: {} } },
        },
      },
      (api) => getProfile(api),
    );
    expect(profile.confirmed_care_plan[1]?.steps[0]?.key).toBe('cleanser');
  });

  test('new goals and preferences', async () => {
    const update = { goals: ['Even tone'], preferences: { pregnancy: 'no' as const } };
    const profile = await agree(
      {
        given: 'a member is signed in',
        receiving: 'new goals and preferences',
        request: { method: 'POST', path: '/api/profile', json: update },
        response: {
          status: 200,
          json: { ...empty, goals: ['Even tone'], preferences: { age_band: '25-39', pregnancy: 'no' } },
        },
      },
      (api) => updateProfile(api, update),
    );
    expect(profile).toMatchObject({ goals: ['Even tone'], preferences: { pregnancy: 'no' } });
  });

  test('where the member lives', async () => {
    const profile = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the region of a member',
        request: { method: 'POST', path: '/api/profile', json: { region: 'DE' } },
        response: { status: 200, json: { ...empty, region: 'DE' } },
      },
      (api) => updateProfile(api, { region: 'DE' }),
    );
    expect(profile.region).toBe('DE');
  });

  test('an older age than 13 to 17 needs a confirmation', async () => {
    const update = { preferences: { age_band: '18-24' as const } };
    const detail = 'You told us that you are 13 to 17. You can ask for an older age in your account.';
    const error = await agree(
      {
        given: 'a member of 13 to 17 is signed in',
        receiving: 'an older age without a confirmation',
        request: { method: 'POST', path: '/api/profile', json: update },
        response: { status: 409, json: { detail, field: 'confirm' } },
      },
      (api) => refusalOf(updateProfile(api, update)),
    );
    expect(error).toMatchObject({ status: 409, field: 'confirm', trigger: null });
  });

  test('an older age than 13 to 17 waits', async () => {
    const update = { preferences: { age_band: '18-24' as const }, confirm: true as const };
    const age_change = { age_band: '18-24', takes_effect_at: '2026-12-04T09:30:00.000Z' };
    const profile = await agree(
      {
        given: 'a member of 13 to 17 is signed in',
        receiving: 'an older age that is confirmed',
        request: { method: 'POST', path: '/api/profile', json: update },
        response: { status: 200, json: { ...empty, preferences: { age_band: '13-17' }, age_change } },
      },
      (api) => updateProfile(api, update),
    );
    expect(profile).toMatchObject({
      preferences: { age_band: '13-17' },
      age_change: { age_band: '18-24', takes_effect_at: expect.any(String) },
    });
  });

  test('an age asks for the password after a while', async () => {
    const update = { preferences: { age_band: 'under_13' as const }, confirm: true as const };
    const error = await agree(
      {
        given: 'a member who signed in an hour ago is signed in',
        receiving: 'an age under 13 that is confirmed',
        request: { method: 'POST', path: '/api/profile', json: update },
        response: {
          status: 403,
          json: { detail: 'Please confirm your password.' },
          headers: { 'x-trigger-event': 'passwordNeeded' },
        },
      },
      (api) => refusalOf(updateProfile(api, update)),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'passwordNeeded', field: null });
  });
});
