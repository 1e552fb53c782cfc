import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { type OnboardingInput, useFinishOnboarding } from './onboarding.ts';
import { renderHook } from '../render-hook.ts';

const INPUT: OnboardingInput = {
  onboarding: { goals: [], issues: [], preferences: { age_band: '25-39' } },
  photo: new Blob(['pixels'], { type: 'image/jpeg' }),
};

const raised = vi.fn();

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  raised.mockReset();
  vi.stubGlobal('window', { dispatchEvent: ({ type }: CustomEvent) => raised(type) });
});

test('the scan starts after the answers are recorded, and its photo stays available', async () => {
  const calls = fakeApi({ 'POST /api/onboarding': { body: {} }, 'POST /api/scan-skin': { body: { id: 1 } } });
  const { client, mutateAsync } = renderHook(useFinishOnboarding);
  await expect(mutateAsync(INPUT)).resolves.toEqual({ id: 1 });
  expect(calls).toEqual(['POST /api/onboarding', 'POST /api/scan-skin']);
  expect(client.getQueryData(['checkins', 1, 'photo'])).toBe(INPUT.photo);
});

test('answers that are refused start no scan', async () => {
  const calls = fakeApi({ 'POST /api/onboarding': { status: 422, detail: 'Please choose an age.' } });
  await expect(renderHook(useFinishOnboarding).mutateAsync(INPUT)).rejects.toMatchObject({
    detail: 'Please choose an age.',
  });
  expect(calls).toEqual(['POST /api/onboarding']);
  expect(raised).not.toHaveBeenCalled();
});

test('a scan that the plan does not include raises its event', async () => {
  fakeApi({
    'POST /api/onboarding': { body: {} },
    'POST /api/scan-skin': { status: 403, trigger: 'upgradeNeeded' },
  });
  await expect(renderHook(useFinishOnboarding).mutateAsync(INPUT)).rejects.toMatchObject({ status: 403 });
  expect(raised.mock.calls).toEqual([['upgradeNeeded']]);
});
