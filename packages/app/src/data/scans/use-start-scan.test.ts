import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, type FakeAnswers } from '../fake-api.ts';
import { useStartScan } from './use-start-scan.ts';
import { renderHook } from '../render-hook.ts';

afterEach(() => vi.unstubAllGlobals());

describe('starting a scan', () => {
  const input = { file: new File(['pixels'], 'selfie.jpg', { type: 'image/jpeg' }), message: '' };
  const ALL_WELL: FakeAnswers = {
    'GET /api/consents': consents(true),
    'GET /api/me': { body: { plan: 'free', plan_expires_at: null } },
    'GET /api/check-token-limit': { body: {} },
    'GET /api/check-scan-limit': { body: {} },
    'POST /api/validate-photo': { body: { status: 'pass', reason: 'Even light.', issue: null } },
    'POST /api/scan-skin': { body: { id: 4 } },
    'GET /api/checkins/latest': { body: { id: 4 } },
  };

  beforeEach(() => {
    vi.stubGlobal('window', { dispatchEvent: () => true });
  });

  test('starting a scan asks for the consent first, and sends nothing without it', async () => {
    const calls = fakeApi({ 'GET /api/consents': consents(false) });
    await expect(renderHook(useStartScan).mutateAsync(input)).resolves.toEqual({ status: 'consent_needed' });
    expect(calls).toEqual(['GET /api/consents']);
  });

  test('starting a scan refetches the consents when the server finds one missing, so that its dialog opens', async () => {
    fakeApi({ ...ALL_WELL, 'POST /api/validate-photo': { status: 403, trigger: 'photoConsentNeeded' } });
    const { client, mutateAsync } = renderHook(useStartScan);
    await expect(mutateAsync(input)).resolves.toEqual({ status: 'consent_needed' });
    expect(client.getQueryState(['consents'])).toMatchObject({ isInvalidated: true });
  });

  test('starting a scan happens once, however fast the clicks are', async () => {
    const calls = fakeApi(ALL_WELL);
    const { mutateAsync } = renderHook(useStartScan);
    await Promise.all([mutateAsync(input), mutateAsync(input)]);
    expect(calls.filter((call) => call === 'POST /api/scan-skin')).toHaveLength(1);
  });
});

function consents(granted: boolean) {
  return { body: [{ purpose: 'photo_analysis', granted }] };
}
