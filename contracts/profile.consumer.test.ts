import { completeOnboarding } from '@daylit/api-client';
import type { Onboarding } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';

const NOT_SIGNED_IN = { detail: 'Please log in to continue.' };

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
    const child: Onboarding = { goals: [], issues: [], preferences: { age_band: 'under_13' } };
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

  test('nobody is signed in', async () => {
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'goals, concerns and preferences',
        request: { method: 'POST', path: '/api/onboarding', json: answers },
        response: { status: 401, json: NOT_SIGNED_IN },
      },
      (api) => refusalOf(completeOnboarding(api, answers)),
    );
    expect(error.status).toBe(401);
  });
});
